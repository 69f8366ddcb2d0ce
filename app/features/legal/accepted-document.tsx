import type { Operator } from "#app/shared/operator.ts";
import { DocumentBlock, OpensTabs } from "./document-text.tsx";
import { writePrivacy } from "./documents/privacy.ts";
import { writeTerms } from "./documents/terms.ts";
import { lastChange } from "./last-change.ts";
import type { AcceptedKind } from "./versions.ts";

const writers = { terms: writeTerms, privacy: writePrivacy };

/** A document that an account accepts, for a dialog. */
export default function AcceptedDocument({ kind, operator }: { kind: AcceptedKind; operator: Operator }) {
  const document = writers[kind](operator);
  return (
    <OpensTabs value={true}>
      <p>{document.summary}</p>
      <p className="mt-3 text-sm text-muted-foreground">{lastChange(document)}</p>
      {document.sections.map(({ id, title, blocks }) => (
        <section key={id} className="mt-6">
          <h3 className="text-xl">{title}</h3>
          {blocks.map((block) => (
            <DocumentBlock key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </OpensTabs>
  );
}
