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

/**
 * For routes whose loader leaves `meta` out of the document: it stands in the head already, and sent once more as data
 * it would be most of what a profile's page carries for the browser. A page that failed describes itself.
 */
export function metaOf(loaderData: { meta?: MetaDescriptor[] } | undefined) {
  return loaderData ? (loaderData.meta ?? readDrawn()) : [];
}

let drawn: MetaDescriptor[] | undefined;

/** Once: later the head is another page's. */
function readDrawn() {
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
