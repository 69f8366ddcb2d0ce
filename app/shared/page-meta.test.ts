import { expect, test } from "vitest";
import { breadcrumbList, describePage } from "./page-meta.ts";

const page = {
  title: "Buscar | Betesda",
  description: "Encontre profissionais.",
  url: "https://betesda.example/buscar",
};

test("a page names its one address, in search and when shared", () => {
  const tags = describePage(page);
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: page.url });
  expect(tags).toContainEqual({ property: "og:url", content: page.url });
});

test("what is not to be found names no address to find it at", () => {
  const tags = describePage({ ...page, isIndexed: false });
  expect(tags).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(JSON.stringify(tags)).not.toContain("canonical");
});

test("what is shared has a picture with an absolute address, the page's own or that of the house", () => {
  const own = describePage({ ...page, image: { href: "/a.png?v=1", alt: "Ana" } });
  expect(own).toContainEqual({ property: "og:image", content: "https://betesda.example/a.png?v=1" });
  expect(own).toContainEqual({ property: "og:image:alt", content: "Ana" });
  expect(describePage(page)).toContainEqual({ property: "og:image", content: "https://betesda.example/share.png" });
});

test("a trail is numbered and absolute", () => {
  const { itemListElement } = breadcrumbList("https://betesda.example", [
    { label: "Início", to: "/" },
    { label: "Ana" },
  ]);
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Início", item: "https://betesda.example/" },
    { "@type": "ListItem", position: 2, name: "Ana" },
  ]);
});
