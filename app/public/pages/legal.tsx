import { versionPath } from "#app/features/legal/accepted-kinds.ts";
import { writeAccessibility } from "#app/features/legal/documents/accessibility.ts";
import { writeContact } from "#app/features/legal/documents/contact.ts";
import { writeOrdering } from "#app/features/legal/documents/ordering.ts";
import { writePrivacy } from "#app/features/legal/documents/privacy.ts";
import { writeTerms } from "#app/features/legal/documents/terms.ts";
import { writeValues } from "#app/features/legal/documents/values.ts";
import type { LegalDocument } from "#app/features/legal/legal-document.ts";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { type AcceptedKind, currentVersions, formerVersionsOf } from "#app/features/legal/versions.ts";
import { pageTitle } from "#app/shared/brand.ts";
import type { Operator } from "#app/shared/operator.ts";
import type { PageDescription } from "#app/shared/page-description.ts";
import { Document } from "../document.tsx";
import { cacheFor, loaded, NotFound, type PageData, type PageRequest } from "../page.ts";

type Write = (operator: Operator) => LegalDocument;

/** Texts without data. Those that name the operator say where the operator is only an example. */
const loading =
  (write: Write, namesOperator: boolean, kind?: AcceptedKind) =>
  ({ url, services: { operator } }: PageRequest) => {
    const text = write(operator);
    const isExample = namesOperator && operator.isPlaceholder;
    const formerVersions = kind
      ? formerVersionsOf[kind].map((version) => ({ version, href: versionPath(kind, version) }))
      : [];
    return loaded(
      { text, isExample, formerVersions, description: describeDocument(text, url.origin), path: url.pathname },
      { cache: cacheFor(300) },
    );
  };

/** /termos, /privacidade, /contato, /acessibilidade, /valores, /como-ordenamos */
export const loadTerms = loading(writeTerms, true, "terms");
export const loadPrivacy = loading(writePrivacy, true, "privacy");
export const loadContact = loading(writeContact, true);
export const loadAccessibility = loading(writeAccessibility, true);
export const loadValues = loading(writeValues, false);
export const loadOrdering = loading(writeOrdering, false);

/** /termos/versao/:version and /privacidade/versao/:version: the words that somebody accepted, as they were shown then. */
const loadingVersion =
  (kind: AcceptedKind) =>
  async ({ url, params, services: { queryAsVisitor } }: PageRequest) => {
    const version = params.version ?? "";
    const [row] = await queryAsVisitor<{ words: LegalDocument }>(
      "select words from directory.documents where kind = $1 and version = $2 and words is not null",
      [kind, version],
    );
    if (!row) throw new NotFound();
    const { words } = row;
    return loaded(
      {
        ...{ text: words, isExample: false, path: url.pathname, description: describeDocument(words, url.origin) },
        isFormer: version !== currentVersions[kind],
      },
      { cache: cacheFor(300) },
    );
  };

export const loadTermsVersion = loadingVersion("terms");
export const loadPrivacyVersion = loadingVersion("privacy");

export function LegalVersionPage({ text, isFormer, description, path }: PageData<typeof loadTermsVersion>) {
  return (
    <Document {...description} path={path}>
      <LegalPage document={text} isExample={false} isFormer={isFormer} />
    </Document>
  );
}

export function LegalTextPage({ text, isExample, formerVersions, description, path }: PageData<typeof loadTerms>) {
  return (
    <Document {...description} path={path}>
      <LegalPage document={text} isExample={isExample} formerVersions={formerVersions} />
    </Document>
  );
}

function describeDocument({ title, summary, path }: LegalDocument, origin: string): PageDescription {
  return { title: pageTitle(title), description: summary, url: new URL(path, origin).href };
}
