import type { Page } from "playwright/test";
import { bruno, newAccount, signIn } from "../testing/accounts.ts";
import { checkPage, expect, test, untilAwake } from "../testing/journey.ts";
import { linkInEmail } from "../testing/mailbox.ts";
import { enter, newProfessional } from "../testing/professionals.ts";
import { visitorAddress } from "../testing/visitor-address.ts";

const topBar = (page: Page) => page.getByRole("navigation", { name: "Principal" });

test("who is led to the form is led back, loses nothing typed, and signs in and out of every tab at once", async ({
  page,
  context,
  forgive,
}) => {
  const other = await context.newPage();
  await other.goto("/");
  await page.goto("/dashboard?ver=1");
  await expect(page).toHaveURL("/login?voltar=%2Fdashboard%3Fver%3D1");
  await expect(page.getByRole("link", { name: "Esqueci minha senha" })).toHaveAttribute("href", "/recuperar-senha");
  await untilAwake(page, "login");
  const send = page.getByRole("main").getByRole("button", { name: "Entrar" });
  await send.click();
  await expect(page.getByText("Informe sua senha.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await signIn(page, { ...bruno, password: "errada" });
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(/Falha no login\s*E-mail ou senha incorretos/);
  await expect(page.getByLabel("E-mail")).toHaveValue(bruno.email);
  await checkPage(page);

  await context.setOffline(true);
  await signIn(page, bruno);
  await expect(alert).toContainText("Confira sua conexão");
  await expect(page.getByLabel("E-mail")).toHaveValue(bruno.email);
  await context.setOffline(false);
  await page.route("**/auth/v1/token**", (route) => route.fulfill({ status: 503, body: "{}" }));
  await send.click();
  await expect(alert).toContainText("O servidor não conseguiu responder");
  await page.unroute("**/auth/v1/token**");
  await send.click();
  await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard?ver=1");
  forgive(/ERR_INTERNET_DISCONNECTED|503/);

  // The other tab hears of it, without a reload and without having carried the client until now.
  let bar = topBar(other);
  await expect(bar.getByRole("link", { name: "Meu Painel" })).toHaveAttribute("href", "/dashboard");
  await expect(bar.getByRole("link", { name: "Entrar" })).toBeHidden();
  await bar.getByRole("link", { name: "Meu Painel" }).click();
  await expect(other).toHaveURL("/dashboard");

  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
  bar = topBar(page);
  await bar.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByText("Logout realizado")).toBeVisible();
  await expect(page.getByText("Você foi desconectado com sucesso!")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(bar.getByRole("link", { name: "Entrar" })).toBeVisible();
  await expect(other).toHaveURL("/login");
  await expect(other.getByText("Você saiu da sua conta")).toBeVisible();
});

test("a forgotten password is replaced by the link of a mail, which works once", async ({ page, context }) => {
  const account = await newAccount();
  await page.goto("/recuperar-senha");
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Veja seu e-mail" })).toContainText(account.email);
  const inbox = page.getByRole("link", { name: /veja o e-mail na caixa de entrada/ });
  await expect(inbox).toHaveAttribute("href", `/dev/mailbox?to=${encodeURIComponent(account.email)}`);

  const link = await linkInEmail(account.email, "Crie uma nova senha");
  await page.goto(link);
  await expect(page).toHaveURL("/nova-senha");
  await expect(page.getByText(`Para a conta ${account.email}.`)).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Nova senha", { exact: true }).fill("outra-senha");
  await page.getByLabel("Confirmar senha").fill("outra-coisa");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByText("Senhas não coincidem")).toBeVisible();
  await page.getByLabel("Confirmar senha").fill("outra-senha");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page).toHaveURL("/dashboard");

  const stranger = await context.browser()?.newContext({ extraHTTPHeaders: visitorAddress() });
  const again = await stranger?.newPage();
  if (!again) throw new Error("no browser");
  await again.goto(link);
  await expect(again).toHaveURL(/\/link-expirado/);
  await expect(again.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
  await expect(again.getByRole("link", { name: "Pedir um novo link" })).toHaveAttribute("href", "/recuperar-senha");
  await stranger?.close();
});

test("a link that is followed during an outage still holds, and says so", async ({ page }) => {
  // Where the gateway leads meanwhile: server/gateway/auth/outage.test.ts.
  await page.goto("/nova-senha#error=server_error&error_code=unexpected_failure");
  await expect(page.getByText("Ele continua valendo: abra-o de novo em alguns minutos.")).toBeVisible();
  await expect(page).toHaveURL(/\/nova-senha$/);
  await checkPage(page);
});

test("another account's link in a second tab leaves nothing of the first account on the screen", async ({
  page,
  context,
}) => {
  await enter(page, await newProfessional());
  await page.goto("/dashboard/perfil");
  await expect(page.getByLabel("Nome completo")).toHaveValue("Helena Prado");
  await page.getByLabel("Bairro").fill("Cambuí");
  await expect(page.getByText("Há mudanças não salvas.")).toBeVisible();
  const other = await context.newPage();
  await other.goto(await linkInEmail((await newAccount()).email, "Confirme seu e-mail"));
  await expect(other).toHaveURL("/dashboard");
  await expect(page.getByLabel("Nome completo")).toHaveValue("Nova Pessoa");
  await expect(page.getByText("Tudo salvo.")).toBeVisible();
});

test("without storage one can still sign in", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/login");
  await signIn(page, bruno);
  await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("before any script of ours has arrived the right links are drawn, and a form keeps what is typed to itself", async ({
  page,
  forgive,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  await page.getByLabel("E-mail").fill("ana@exemplo.com.br");
  await page.getByLabel("Senha", { exact: true }).fill("segredo");
  await page.getByLabel("Senha", { exact: true }).press("Enter");
  await expect(page.getByLabel("E-mail")).toHaveValue("ana@exemplo.com.br");
  await expect(page).toHaveURL("/login");
  await page.addInitScript(() => localStorage.setItem("sb-localhost-auth-token", "{}"));
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Principal" });
  await expect(bar.getByRole("link", { name: "Meu Painel" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Entrar" })).toBeHidden();
  // It would do nothing yet.
  await expect(bar.getByRole("button", { name: "Sair" })).toBeHidden();
  forgive(/ERR_FAILED/);
});
