/** What browsers, search engines and messengers read about a page; app/public/describe-page.tsx writes it. */
export type PageDescription = {
  /** The whole title of the tab. */
  title: string;
  description?: string | undefined;
  /** The page's one address, absolute; without it the page names none. */
  url?: string | undefined;
  /** Its neighbours where it is one of several, absolute. */
  previous?: string | undefined;
  next?: string | undefined;
  type?: "website" | "profile" | undefined;
  isIndexed?: boolean | undefined;
  /** For addresses that are secrets: nothing of it is followed either. */
  isPrivate?: boolean | undefined;
  /** What messengers show; without one, the picture of the whole house. */
  image?: { href: string; alt: string } | undefined;
  /** schema.org objects. */
  jsonLd?: readonly object[] | undefined;
};

export const shareImageSize = { width: 1200, height: 630 };

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
