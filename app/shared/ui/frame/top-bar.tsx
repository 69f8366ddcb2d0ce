import { brand } from "#app/shared/brand.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CloseIcon, MenuIcon } from "#app/shared/ui/icons/icons.tsx";
import { LogoMark } from "./logo.tsx";

type Session = "visitor" | "professional";

type TopBarProps = {
  /** The page's own, to mark the link that leads to it. */
  path: string;
  /** Left out on real pages, which are the same for everybody: the mark on the root element decides. */
  session?: Session;
  /** The menu's element id; the style guide shows several bars on one page. */
  menuId?: string;
  label?: string;
};

/**
 * On small screens the links are a popover under a "Menu" button: the browser opens it without JavaScript,
 * closes it on Esc and on a tap outside, gives the focus back and says whether it is open; its name and mark follow.
 */
export function TopBar({ path, session, menuId = "menu", label = "Principal" }: TopBarProps) {
  return (
    <header className="sticky top-0 z-40 border-b bg-background short:static">
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-6 md:min-h-18">
        <a href="/" className="-ml-1 flex min-h-11 items-center gap-2.5 rounded px-1 font-serif text-xl font-semibold">
          <LogoMark />
          {brand.name}
        </a>
        <nav aria-label={label} className="group/menu contents">
          <button
            type="button"
            popoverTarget={menuId}
            className={buttonVariants({ variant: "outline", size: "sm", className: "menu-button md:hidden" })}
          >
            <span className="contents group-has-[:popover-open]/menu:hidden">
              <MenuIcon /> Menu
            </span>
            <span className="hidden group-has-[:popover-open]/menu:contents">
              <CloseIcon /> Fechar
            </span>
          </button>
          <div id={menuId} popover="auto" className="menu-panel">
            <MenuLinks path={path} session={session} />
          </div>
        </nav>
      </div>
    </header>
  );
}

function MenuLinks({ path, session }: { path: string; session: Session | undefined }) {
  const markOf = (to: string) => (path === to || path.startsWith(`${to}/`) ? "page" : undefined);
  const visitors = session ? "" : "for-visitor";
  const sessions = session ? "" : "for-session";
  return (
    <ul className="flex flex-col gap-1 md:flex-row md:items-center">
      <li>
        <a href="/buscar" aria-current={markOf("/buscar")} className="bar-link">
          Buscar Profissionais
        </a>
      </li>
      <li>
        <a href="/favoritos" aria-current={markOf("/favoritos")} className="bar-link relative">
          Favoritos
          {/* Over the link's edge: a number that comes later moves nothing. */}
          <span data-favourite-count hidden className="favourite-count">
            <b />
            <span className="sr-only"> guardados</span>
          </span>
        </a>
      </li>
      {session !== "professional" && (
        <>
          <li className={visitors}>
            <a href="/login" aria-current={markOf("/login")} className="bar-link">
              Entrar
            </a>
          </li>
          <li className={`max-md:mt-2 ${visitors}`}>
            <a href="/cadastro" className={buttonVariants({ className: "max-md:w-full md:ml-2" })}>
              Cadastrar-se
            </a>
          </li>
        </>
      )}
      {session !== "visitor" && (
        <>
          <li className={sessions}>
            <a href="/dashboard" aria-current={markOf("/dashboard")} className="bar-link">
              Meu Painel
            </a>
          </li>
          <li className={sessions}>
            <button type="button" data-act="sign-out" className="bar-link when-awake w-full">
              Sair
            </button>
          </li>
        </>
      )}
    </ul>
  );
}
