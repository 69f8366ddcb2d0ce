import { Alert } from "#app/shared/ui/alert.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { DocumentBlock } from "./document-text.tsx";
import { lastChange } from "./last-change.ts";
import type { LegalDocument, LegalSection } from "./legal-document.ts";

type LegalPageProps = {
  document: LegalDocument;
  /** It names an operator who is only an example. */
  isExample: boolean;
  /** Of a version that is no longer the current one. */
  isFormer?: boolean;
  /** Those before it that stay readable. */
  formerVersions?: { version: string; href: string }[];
};

export function LegalPage({ document, isExample, isFormer = false, formerVersions = [] }: LegalPageProps) {
  const { title, summary, sections } = document;
  return (
    <Page title={title} lead={summary} width="reading">
      {isExample && <PlaceholderNotice />}
      {isFormer && <FormerNotice path={document.path} />}
      <p className="text-sm text-muted-foreground">{lastChange(document)}</p>
      <Contents sections={sections} />
      {sections.map((section) => (
        <section key={section.id} className="mt-10">
          <h2 id={section.id} className="scroll-mt-20 text-2xl">
            {section.title}
          </h2>
          {section.blocks.map((block) => (
            <DocumentBlock key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
      {formerVersions.length > 0 && <FormerVersions versions={formerVersions} />}
    </Page>
  );
}

function Contents({ sections }: { sections: LegalSection[] }) {
  if (sections.length < 8) return null;
  return (
    <nav aria-label="Nesta página" className="mt-6 rounded border bg-surface px-5 py-4 print:hidden">
      <p className="font-semibold">Nesta página</p>
      <ol className="mt-1 gap-x-8 sm:columns-2">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function FormerVersions({ versions }: { versions: { version: string; href: string }[] }) {
  return (
    <section className="mt-10 print:hidden">
      <h2 className="text-2xl">Versões anteriores</h2>
      <ul className="mt-2">
        {versions.map(({ version, href }) => (
          <li key={version}>
            <a href={href} className="text-link inline-flex min-h-11 items-center">
              Versão {version}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FormerNotice({ path }: { path: string }) {
  return (
    <Alert variant="warning" title="Esta é uma versão anterior" className="mb-6">
      Ela fica aqui para quem a aceitou.{" "}
      <a href={path} className="underline underline-offset-4">
        Ler a versão atual
      </a>
    </Alert>
  );
}

function PlaceholderNotice() {
  return (
    <Alert variant="warning" title="Instalação de demonstração" className="mb-6">
      Os dados do operador nesta página são exemplos. Quem põe o serviço no ar os configura.
    </Alert>
  );
}
