import type { MetaDescriptor } from "react-router";

/** Of the head, what describes the page: the rest is the same on all of them. */
const OWN = [
  "title",
  "meta[property]",
  "meta[name=description]",
  "meta[name=robots]",
  "meta[name^=twitter]",
  "link[rel=canonical]",
  "script[type='application/ld+json']",
].join();

let drawn: MetaDescriptor[] | undefined;

/**
 * The description of the page that came drawn, as its loader gave it. It stands in the head already: sent once more as
 * data, it would be most of what a profile's page carries for the browser.
 */
export function drawnMeta() {
  drawn ??= [...document.head.querySelectorAll(OWN)].flatMap<MetaDescriptor>(describe);
  return drawn;
}

function describe(element: Element): MetaDescriptor | MetaDescriptor[] {
  const text = element.textContent ?? "";
  if (element.localName === "title") return { title: text };
  if (element.localName === "script") return readJsonLd(text);
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return element.localName === "link" ? { tagName: "link", ...attributes } : attributes;
}

/** None where it cannot be read: a browser's extension may have put it there. */
function readJsonLd(text: string) {
  try {
    return { "script:ld+json": JSON.parse(text) };
  } catch {
    return [];
  }
}
