import { brand } from "#app/shared/brand.ts";
import { type PageDescription, shareImageSize } from "#app/shared/page-description.ts";

/** What browsers, search engines and messengers read about a page, in its head. */
export function DescribePage(page: PageDescription) {
  const { title, description, url, type = "website", isIndexed = true, isPrivate = false } = page;
  const robots = isPrivate ? "noindex, nofollow" : isIndexed ? undefined : "noindex, follow";
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {url && isIndexed && <link rel="canonical" href={url} />}
      {page.previous && <link rel="prev" href={page.previous} />}
      {page.next && <link rel="next" href={page.next} />}
      {description && (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:locale" content="pt_BR" />
        </>
      )}
      {url && <meta property="og:url" content={url} />}
      {url && <DescribeImage url={url} image={page.image ?? generalImage} />}
      {page.jsonLd?.map((thing) => (
        <script
          key={JSON.stringify(thing)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped so that no parser sees the script's end
          dangerouslySetInnerHTML={{ __html: asScript({ "@context": "https://schema.org", ...thing }) }}
        />
      ))}
    </>
  );
}

const generalImage = { href: "/share.png", alt: `${brand.name}: profissionais de saúde de confiança` };

function DescribeImage({ url, image }: { url: string; image: { href: string; alt: string } }) {
  return (
    <>
      <meta property="og:image" content={new URL(image.href, url).href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** As JSON that no HTML parser mistakes for the script's end. */
function asScript(value: unknown) {
  return JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
