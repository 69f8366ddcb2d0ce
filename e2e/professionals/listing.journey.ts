import { randomInt } from "node:crypto";
import sharp from "sharp";
import { checkPage, expect, test } from "../testing/journey.ts";
import { enter, newProfessional } from "../testing/professionals.ts";
import { atStep, fillAccount, finish, newcomer, next, openWizard } from "../testing/wizard.ts";

test("a new profile without a registration, whose hours wait for a look, says so and is listed once both are right", async ({
  page,
}) => {
  await openWizard(page);
  await fillAccount(page, newcomer());
  await next(page);
  await atStep(page, "Dados Profissionais");
  await page.getByLabel("Especialidade").selectOption("Nutrição");
  await expect(page.getByPlaceholder("Ex.: CRN-3 13008")).toBeVisible();
  await page.getByLabel("Especialidade").selectOption("Psicologia");
  await page.getByLabel("Registro profissional").fill("registro em andamento");
  await expect(page.getByText(/Ainda não é um registro do CRP.*rascunho, fora da busca/)).toBeVisible();
  await page.getByLabel("Apenas Online").check();
  await next(page);
  await page.getByLabel("Horários de atendimento").fill("Segunda a sexta, R$ 120 a sessão");
  await next(page);
  await expect(
    page.getByText(/rascunho, fora da busca, até você informar o registro do CRP.*também lê o texto dos horários/),
  ).toBeVisible();
  await expect(page.getByText("assim que você terminar")).toHaveCount(0);
  await checkPage(page);
  await page.getByRole("checkbox").check();
  await finish(page);

  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Seu perfil está guardado como rascunho")).toBeVisible();
  await expect(page.getByText("Rascunho", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Preencha sua semana/ })).toBeVisible();
  await expect(page.getByText("Só você pode abri-lo, como prévia.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pausar perfil" })).toHaveCount(0);
  await page.getByRole("link", { name: "Informar o registro" }).click();
  await expect(page.getByLabel("Registro profissional")).toHaveValue("registro em andamento");
  await page.getByLabel("Registro profissional").fill(`CRP 06/${randomInt(1e5, 1e7)}`);
  await expect(page.getByText("Seu perfil está fora da busca agora.")).toBeVisible();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Tudo salvo.")).toBeVisible();

  const panel = page.getByRole("navigation", { name: "Painel" });
  await panel.getByRole("link", { name: "Visão geral" }).click();
  await expect(page.getByText("Texto em conferência", { exact: true })).toBeVisible();
  await expect(page.getByText("Seu perfil está guardado como rascunho")).toHaveCount(0);
  await expect(page.getByText("Seu perfil espera uma conferência para aparecer na busca")).toBeVisible();
  await expect(page.getByText(/até lá seu perfil fica fora da busca/)).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "Ver prévia do perfil" }).click();
  await expect(page.getByText(/Um texto seu espera uma conferência da nossa equipe/)).toBeVisible();
  await expect(page.getByText(/período pago ou gratuito terminou/)).toHaveCount(0);
  await page.getByRole("link", { name: "Ir para o painel" }).click();
  await page.getByRole("link", { name: "Revisar o texto" }).click();
  await page.getByLabel("Horários de atendimento").fill("Segunda a sexta, das 9h às 18h");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Seu perfil foi atualizado. Ele já aparece na busca.")).toBeVisible();
  await expect(page.getByText("O que você salvar aqui aparece na hora no seu perfil público.")).toBeVisible();
});

test("a psychiatrist is asked for the RQE before paying, and is called psiquiatra once it is there", async ({
  page,
}) => {
  const luana = await newProfessional({
    ...{ name: "Luana Prado", specialty: "Psiquiatria", approach: null },
    registration: `CRM/SP ${randomInt(1e5, 1e6)}`,
  });
  await enter(page, luana);
  await page.goto("/dashboard/registro");
  await expect(page.getByText("Falta só o RQE.")).toBeVisible();
  await expect(page.getByText("Falta o RQE no seu perfil")).toBeVisible();
  await checkPage(page);
  await page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Assinatura" }).click();
  await expect(page).toHaveURL("/dashboard/assinatura");
  await expect(
    page.getByText(/Sem ele, seu perfil fica na busca até .* Para assinar, informe-o antes\./),
  ).toBeVisible();
  await checkPage(page);
  await expect(page.getByRole("button", { name: "Assinar Agora" })).toHaveCount(0);
  await page.getByRole("link", { name: "Informar o RQE" }).click();
  await expect(page.getByLabel("RQE em psiquiatria")).toBeFocused();
  await page.getByLabel("RQE em psiquiatria").fill("em breve");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("O RQE tem até 6 algarismos, como em RQE 12345.")).toBeVisible();
  await page.getByLabel("RQE em psiquiatria").fill("RQE 18206");
  await page.getByLabel("Como escrever sua profissão").selectOption("Médica psiquiatra");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Tudo salvo.")).toBeVisible();
  await expect(page.getByText("Falta o RQE no seu perfil")).toHaveCount(0);
  const profile = await (await page.request.get(`/profissional/${luana.id}`)).text();
  expect(profile.replaceAll("<!-- -->", "")).toMatch(/Médica psiquiatra, CRM\/SP \d+, RQE 18206/);
});

test("a council's card that could not be removed is not said to be gone", async ({ page, forgive }) => {
  forgive(/status of 503/);
  await enter(page, await newProfessional());
  await page.goto("/dashboard/registro");
  const buffer = await sharp({ create: { width: 400, height: 250, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  await page.getByLabel("Foto da carteira").setInputFiles({ name: "carteira.png", mimeType: "image/png", buffer });
  await expect(page.getByText("Recebemos sua carteira.")).toBeVisible();
  for (const refused of ["**/storage/v1/object/list/council-cards", "**/storage/v1/object/council-cards"]) {
    await page.route(refused, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("button", { name: "Retirar" }).click();
    await expect(page.getByText("Não foi possível agora. Confira sua conexão e tente de novo.")).toBeVisible();
    await expect(page.getByText("Carteira retirada")).toHaveCount(0);
    await page.unroute(refused);
    await page.reload();
  }
  await page.getByRole("button", { name: "Retirar" }).click();
  await expect(page.getByText("Carteira retirada")).toBeVisible();
  await expect(page.getByText("Recebemos sua carteira.")).toHaveCount(0);
});
