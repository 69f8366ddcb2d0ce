import { lazy, type ReactNode, Suspense, use, useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { AuthProvider } from "#app/features/account/auth-provider.tsx";
import { sessionMarkScript } from "#app/features/account/session-mark.ts";
import { SiteBar } from "#app/features/account/site-bar.tsx";
import { brand } from "#app/shared/brand.ts";
import { endEarlyClicks, keepEarlyClicks } from "#app/shared/early-clicks.ts";
import { NonceContext } from "#app/shared/nonce.ts";
import { getServices } from "#app/shared/server-context.ts";
import { CrashPage } from "#app/shared/ui/error-page.tsx";
import { Footer } from "#app/shared/ui/footer.tsx";
import { NavigationStatus } from "#app/shared/ui/navigation-status.tsx";
import { Shapes } from "#app/shared/ui/shapes.tsx";
import { SkipLink } from "#app/shared/ui/skip-link.tsx";
import { Toaster } from "#app/shared/ui/toaster.tsx";
import type { Route } from "./+types/root.ts";
import "./app.css";
import lora from "./fonts/lora.woff2?url";
import sourceSans from "./fonts/source-sans-3.woff2?url";

const NotFoundPage = lazy(() => import("#app/shared/ui/not-found-page.tsx"));

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: Route.LinksFunction = () => [
  { ...font, href: sourceSans },
  { ...font, href: lora },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "icon", type: "image/png", sizes: "192x192", href: "/icon-192.png" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs) {
  return getServices(context).backend;
}

/** It never changes while the page is open: no navigation needs to ask again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const backend = useRouteLoaderData<typeof loader>("root");
  useLayoutEffect(endEarlyClicks, []);
  return (
    // The script in the head marks it before React comes.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fcf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1819" media="(prefers-color-scheme: dark)" />
        <meta name="application-name" content={brand.name} />
        <meta name="format-detection" content="telephone=no" />
        {backend && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own few words, sealed by their hash
            dangerouslySetInnerHTML={{ __html: keepEarlyClicks + sessionMarkScript(backend) }}
          />
        )}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <SkipLink />
        <AuthProvider settings={backend}>
          <SiteBar />
          <main id="conteudo" tabIndex={-1} className="flex-1">
            {children}
          </main>
        </AuthProvider>
        <Footer />
        <Shapes />
        <Toaster />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <NavigationStatus />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const details = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <>
      <title>{`${isNotFound ? "Página não encontrada" : "Algo deu errado"} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={null}>{isNotFound ? <NotFoundPage /> : <CrashPage details={details} />}</Suspense>
    </>
  );
}
