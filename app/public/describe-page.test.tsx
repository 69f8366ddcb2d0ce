import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breadcrumbList, type PageDescription } from "#app/shared/page-description.ts";
import { DescribePage } from "./describe-page.tsx";

const page = {
  title: "Buscar | Betesda",
  description: "Encontre profissionais.",
  url: "https://betesda.example/buscar",
};
const write = (given: PageDescription) => renderToStaticMarkup(<DescribePage {...given} />);

test("a page names its one address, in search and when shared", () => {
  expect(write(page)).toContain(`<link rel="canonical" href="${page.url}"/>`);
  expect(write(page)).toContain(`<meta property="og:url" content="${page.url}"/>`);
  expect(write(page)).not.toContain("robots");
});

test("what is not to be found names no address to find it at", () => {
  const tags = write({ ...page, isIndexed: false });
  expect(tags).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(tags).not.toContain("canonical");
  expect(write({ title: "Sua consulta", isPrivate: true })).toContain('content="noindex, nofollow"');
});

test("what is shared has a picture with an absolute address, the page's own or that of the house", () => {
  const own = write({ ...page, image: { href: "/a.png?v=1", alt: "Ana" } });
  expect(own).toContain('<meta property="og:image" content="https://betesda.example/a.png?v=1"/>');
  expect(own).toContain('<meta property="og:image:alt" content="Ana"/>');
  expect(write(page)).toContain('<meta property="og:image" content="https://betesda.example/share.png"/>');
});

test("no word of somebody's ends the script that describes them", () => {
  const tags = write({ ...page, jsonLd: [{ "@type": "Thing", name: "</script><script>alert(1)</script>" }] });
  expect(tags.match(/<script/g)).toHaveLength(1);
  const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags) ?? [];
  expect(JSON.parse(json).name).toBe("</script><script>alert(1)</script>");
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
