import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TopBar } from "./top-bar.tsx";

const pages = ["/", "/buscar", "/buscar/mais", "/buscarei", "/login", "/dashboard/agenda", "/profissional/x"];

test.each(pages)("at %s the bar marks where one is", (page) => {
  const html = renderToStaticMarkup(<TopBar path={page} />);
  const marked = /href="([^"]+)" aria-current="page"/.exec(html)?.[1];
  expect(marked).toBe(["/buscar", "/login", "/dashboard"].find((to) => `${page}/`.startsWith(`${to}/`)));
});

test("a bar for one kind of reader has that reader's links alone", () => {
  const links = (session: "visitor" | "professional") =>
    ["Entrar", "Cadastrar-se", "Meu Painel", "Sair"].filter((label) =>
      renderToStaticMarkup(<TopBar path="/" session={session} />).includes(`>${label}<`),
    );
  expect(links("visitor")).toEqual(["Entrar", "Cadastrar-se"]);
  expect(links("professional")).toEqual(["Meu Painel", "Sair"]);
});
