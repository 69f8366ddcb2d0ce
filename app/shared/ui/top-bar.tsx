import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { brand } from "#app/shared/brand.ts";
import { buttonVariants } from "./button-variants.ts";
import { MenuIcon } from "./icons.tsx";
import { LogoMark } from "./logo.tsx";
import { stamped } from "./stamp.tsx";

export type Session = "visitor" | "professional";

type TopBarProps = {
  /** Left out on real pages, which are the same for everybody: the mark on the root element decides. */
  session?: Session;
  onSignOut?: () => void;
  /** The menu's element id; the style guide shows several bars on one page. */
  menuId?: string;
  label?: string;
};

export function TopBar({ session, onSignOut, menuId = "menu", label = "Principal" }: TopBarProps) {
  const { pathname } = useLocation();
  const markOf = (to: string) => (pathname === to || pathname.startsWith(`${to}/`) ? "page" : null);
  return (
    <Bar
      {...{ menuId, label, onSignOut }}
      search={markOf("/buscar")}
      login={markOf("/login")}
      panel={markOf("/dashboard")}
      visitors={session === "professional" ? null : session ? "" : "for-visitor"}
      sessions={session === "visitor" ? null : session ? "" : "for-session"}
    />
  );
}

type BarProps = {
  menuId: string;
  label: string;
  onSignOut: (() => void) | undefined;
  /** Which of the links leads to this very page. */
  search: "page" | null;
  login: "page" | null;
  panel: "page" | null;
  /** The class of what is for visitors only, and of what is for those with a session; null without it. */
  visitors: string | null;
  sessions: string | null;
};

/**
 * On small screens the links are a popover under a "Menu" button: the browser opens it without JavaScript,
 * closes it on Esc and on a tap outside, gives the focus back and says whether it is open.
 */
const Bar = stamped(function BarDrawing({ menuId, label, ...links }: BarProps) {
  const menu = useRef<HTMLDivElement>(null);
  const closeMenu = () => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  };
  return (
    <header className="sticky top-0 z-40 border-b bg-background">
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-6 md:min-h-18">
        <Link to="/" className="-ml-1 flex min-h-11 items-center gap-2.5 rounded px-1 font-serif text-xl font-semibold">
          <LogoMark />
          {brand.name}
        </Link>
        <nav aria-label={label} className="contents">
          <button
            type="button"
            popoverTarget={menuId}
            className={buttonVariants({ variant: "outline", size: "sm", className: "menu-button md:hidden" })}
          >
            <MenuIcon /> Menu
          </button>
          <div ref={menu} id={menuId} popover="auto" className="menu-panel">
            <MenuLinks {...links} onNavigate={closeMenu} />
          </div>
        </nav>
      </div>
    </header>
  );
});

type MenuLinksProps = Omit<BarProps, "menuId" | "label"> & { onNavigate: () => void };

function MenuLinks({ search, login, panel, visitors, sessions, onSignOut, onNavigate }: MenuLinksProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives here as a click
    <ul className="flex flex-col gap-1 md:flex-row md:items-center" onClick={onNavigate}>
      <li>
        <Link to="/buscar" aria-current={search ?? undefined} className="bar-link">
          Buscar Profissionais
        </Link>
      </li>
      {visitors !== null && (
        <>
          <li className={visitors}>
            <Link to="/login" aria-current={login ?? undefined} className="bar-link">
              Entrar
            </Link>
          </li>
          <li className={`max-md:mt-2 ${visitors}`}>
            <Link to="/cadastro" className={buttonVariants({ className: "max-md:w-full md:ml-2" })}>
              Cadastrar-se
            </Link>
          </li>
        </>
      )}
      {sessions !== null && (
        <>
          <li className={sessions}>
            <Link to="/dashboard" aria-current={panel ?? undefined} className="bar-link">
              Meu Painel
            </Link>
          </li>
          <li className={sessions}>
            <button type="button" className="bar-link w-full" onClick={onSignOut}>
              Sair
            </button>
          </li>
        </>
      )}
    </ul>
  );
}
