import { brand } from "./brand.ts";

type PageDescription = {
  /** The whole title of the tab. */
  title: string;
  description: string;
  /** The page's one address, absolute; without it the page names none. */
  url?: string | undefined;
  type?: "website" | "profile";
  isIndexed?: boolean;
  /** What messengers show; without one, the picture of the whole house. */
  image?: { href: string; alt: string };
  /** schema.org objects; React Router escapes them. */
  jsonLd?: readonly object[];
};

/** What search engines and messengers read about a page. */
export function describePage({
  title,
  description,
  url,
  type = "website",
  isIndexed = true,
  ...rest
}: PageDescription) {
  return [
    { title },
    { name: "description", content: description },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex, follow" }]),
    ...(url && isIndexed ? [{ tagName: "link" as const, rel: "canonical", href: url }] : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: "pt_BR" },
    ...(url ? [{ property: "og:url", content: url }] : []),
    ...(url ? describeImage(url, rest.image ?? generalImage) : []),
    ...(rest.jsonLd ?? []).map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } })),
  ];
}

export const shareImageSize = { width: 1200, height: 630 };

const generalImage = { href: "/share.png", alt: `${brand.name}: profissionais de saúde de confiança` };

function describeImage(url: string, { href, alt }: { href: string; alt: string }) {
  return [
    { property: "og:image", content: new URL(href, url).href },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(shareImageSize.width) },
    { property: "og:image:height", content: String(shareImageSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** schema.org's trail for search engines; the page itself is last. */
export function breadcrumbList(origin: string, trail: readonly { label: string; to?: string }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(to && { item: origin + to }),
    })),
  };
}

/** Marks pages that show totals, or who is listed at all. */
export const listingTag = "listing";

/**
 * For pages that are the same for everybody: the server keeps them, browsers ask again. It forgets them before
 * that when a professional whose id is among the tags changes.
 */
export function sharedFor(seconds: number, ...tags: string[]) {
  return {
    "Cache-Control": `public, max-age=0, s-maxage=${seconds}`,
    ...(tags.length > 0 && { "Cache-Tag": tags.join(" ") }),
  };
}
