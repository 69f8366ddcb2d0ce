import { type ReactNode, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BACKEND_META } from "#app/shared/backend/backend-settings.ts";
import { brand } from "#app/shared/brand.ts";
import type { Operator } from "#app/shared/operator.ts";
import type { PageDescription } from "#app/shared/page-description.ts";
import { SiteContext } from "#app/shared/site.ts";
import { Footer } from "#app/shared/ui/frame/footer.tsx";
import { TopBar } from "#app/shared/ui/frame/top-bar.tsx";
import { Shapes } from "#app/shared/ui/icons/shapes.tsx";
import { Toaster } from "#app/shared/ui/overlay/toaster.tsx";
import { DescribePage } from "./describe-page.tsx";
import { headScript, speculationRules } from "./inline-scripts.ts";
import { KeptNotice } from "./kept-notice.tsx";

type DocumentProps = PageDescription & {
  /** The page's own, without its query. */
  path: string;
  /** The signed-in application starts in it. */
  isPanel?: boolean;
  children: ReactNode;
};

/** A whole page: what its head says, the bar, the content, the footer. */
export function Document({ path, isPanel = false, children, ...description }: DocumentProps) {
  const site = use(SiteContext);
  if (!site) throw new Error("a document is rendered by entry.server.tsx, which knows its site");
  const { assets, backend, isOfflineKept, operator, isRehearsal, isMailboxOpen, takesWeakPasswords } = site;
  return (
    <html
      lang="pt-BR"
      data-offline={isOfflineKept ? "kept" : undefined}
      data-mailbox={isMailboxOpen ? "" : undefined}
      data-weak-passwords={takesWeakPasswords ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DescribePage {...description} />
        <link rel="stylesheet" href={assets.styles} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <InlineScript code={headScript(backend)} />
        {assets.preamble && <script type="module" src={assets.preamble} />}
        <script type="module" src={assets.script} />
        {isPanel && <script type="module" src={assets.panel} />}
        {isPanel && assets.panelImports.map((file) => <link key={file} rel="modulepreload" href={file} />)}
        {!isPanel && <InlineScript type="speculationrules" code={speculationRules} />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fcf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1819" media="(prefers-color-scheme: dark)" />
        <meta name="application-name" content={brand.name} />
        <meta name="format-detection" content="telephone=no" />
        <meta name={BACKEND_META} content={JSON.stringify(backend)} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="icon" type="image/png" sizes="192x192" href="/icon-192.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <SkipLink />
        {isRehearsal && <RehearsalNotice />}
        <TopBar path={path} />
        <KeptNotice />
        <main id="conteudo" tabIndex={-1} className="flex-1">
          {children}
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own text */}
        <div className="contents" dangerouslySetInnerHTML={{ __html: afterContent(operator) }} />
      </body>
    </html>
  );
}

/** The same under every page of an installation, and a tenth of it: rendered once. */
function afterContent(operator: Operator) {
  const known = rendered.get(operator);
  if (known) return known;
  const made = renderToStaticMarkup(
    <>
      <Footer operator={operator} />
      <Shapes />
      <Toaster />
      <div
        id="a-caminho"
        role="status"
        className="pointer-events-none fixed inset-x-0 top-20 z-50 flex justify-center"
      />
    </>,
  );
  rendered.set(operator, made);
  return made;
}

const rendered = new WeakMap<Operator, string>();

function InlineScript({ code, type }: { code: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own few words, allowed by their hash
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Above everything, on paper too: what is shown may be a real person's, and what is done here reaches nobody. */
function RehearsalNotice() {
  return (
    <p className="bg-warning-soft py-3 text-sm text-warning-soft-foreground">
      <span className="page-width block">
        <strong>Ensaio.</strong> Esta é uma cópia para testes: nenhum e-mail sai daqui, nenhum valor é cobrado, e o que
        você mudar não chega ao site.
      </span>
    </p>
  );
}

function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="sr-only z-50 rounded bg-primary px-5 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
    >
      Pular para o conteúdo
    </a>
  );
}
