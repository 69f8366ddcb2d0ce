import { Alert } from "#app/shared/ui/alert.tsx";
import { ChevronDownIcon } from "#app/shared/ui/icons/icons.tsx";
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

/** A column to read, under the contents on small screens and beside them on wide ones. */
export function LegalPage({ document, isExample, isFormer = false, formerVersions = [] }: LegalPageProps) {
  const { title, summary, sections } = document;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12 md:pb-24 lg:grid lg:grid-cols-[15rem_minmax(0,38rem)] lg:justify-center lg:gap-x-16 print:block">
      <header className="lg:col-start-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 max-w-text text-lg text-muted-foreground">{summary}</p>
        <p className="mt-6 text-sm text-muted-foreground">{lastChange(document)}</p>
        {isFormer && <FormerNotice path={document.path} />}
        {isExample && <PlaceholderNotice />}
      </header>
      <Contents sections={sections} />
      <div className="lg:col-start-2">
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="mt-10">
            <h2 className="text-2xl">{section.title}</h2>
            {section.blocks.map((block) => (
              <DocumentBlock key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
        {formerVersions.length > 0 && <FormerVersions versions={formerVersions} />}
      </div>
    </div>
  );
}

/** Folded above the text, or in view beside it; a browser shows one of the two. */
function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav
      aria-label="Nesta página"
      className="mt-6 lg:sticky lg:top-22 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <details className="group rounded border bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 font-semibold">
          Nesta página
          <ChevronDownIcon className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180" />
        </summary>
        <ol className="px-4 pb-3">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <div className="max-lg:hidden">
        <p className="text-sm font-semibold">Nesta página</p>
        <ol data-contents className="mt-2 border-l-2 text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-0.5 block border-l-2 border-transparent py-1.5 pr-2 pl-4 text-muted-foreground hover:text-primary hover:underline aria-[current=true]:border-primary aria-[current=true]:font-semibold aria-[current=true]:text-primary"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
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
    <Alert variant="warning" title="Esta é uma versão anterior" className="mt-6">
      Ela fica aqui para quem a aceitou.{" "}
      <a href={path} className="underline underline-offset-4">
        Ler a versão atual
      </a>
    </Alert>
  );
}

function PlaceholderNotice() {
  return (
    <Alert variant="warning" title="Instalação de demonstração" className="mt-6">
      Os dados do operador nesta página são exemplos. Quem põe o serviço no ar os configura.
    </Alert>
  );
}
