import { expect, test } from "vitest";
import { drawStamped } from "#app/shared/testing/draw-stamped.tsx";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";

const pages = ["/", "/buscar", "/buscar/mais", "/buscarei", "/login", "/dashboard/agenda", "/profissional/x"];

test.each(pages)("at %s the bar marks where one is, from the stamp as from the browser", (page) => {
  const { stamped, drawn } = drawStamped(<TopBar />, page);
  expect(stamped).toBe(drawn);
  const marked = /aria-current="page"[^>]*href="([^"]+)"/.exec(drawn)?.[1];
  expect(marked).toBe(["/buscar", "/login", "/dashboard"].find((to) => `${page}/`.startsWith(`${to}/`)));
});

test("bars for one kind of reader, and the footer, are the same from the stamp", () => {
  for (const part of [
    <TopBar key="v" session="visitor" />,
    <TopBar key="p" session="professional" />,
    <Footer key="f" />,
  ]) {
    const { stamped, drawn } = drawStamped(part);
    expect(stamped).toBe(drawn);
  }
});
