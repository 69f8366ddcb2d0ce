import { useRef } from "react";
import { Link, NavLink } from "react-router";
import { brand } from "#app/shared/brand.ts";
import { buttonVariants } from "./button-variants.ts";
import { MenuIcon } from "./icons.tsx";
import { LogoMark } from "./logo.tsx";

export type Session = "visitor" | "professional";

const LINK =
  "flex min-h-12 items-center rounded px-4 font-semibold text-foreground no-underline transition-colors hover:bg-primary-soft aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

type TopBarProps = {
  /** Left out on real pages, which are the same for everybody: the mark on the root element decides. */
  session?: Session;
  onSignOut?: () => void;
  /** The menu's element id; the style guide shows several bars on one page. */
  menuId?: string;
  label?: string;
};

/**
 * On small screens the links are a popover under a "Menu" button: the browser opens it without JavaScript,
 * closes it on Esc and on a tap outside, gives the focus back and says whether it is open.
 */
export function TopBar({ session, onSignOut, menuId = "menu", label = "Principal" }: TopBarProps) {
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
            <MenuLinks session={session} onSignOut={onSignOut} onNavigate={closeMenu} />
          </div>
        </nav>
      </div>
    </header>
  );
}

type MenuLinksProps = { session: Session | undefined; onSignOut: (() => void) | undefined; onNavigate: () => void };

function MenuLinks({ session, onSignOut, onNavigate }: MenuLinksProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives here as a click
    <ul className="flex flex-col gap-1 md:flex-row md:items-center" onClick={onNavigate}>
      <li>
        <NavLink to="/buscar" className={LINK}>
          Buscar Profissionais
        </NavLink>
      </li>
      {session !== "professional" && (
        <>
          <li className={session ? "" : "for-visitor"}>
            <NavLink to="/login" className={LINK}>
              Entrar
            </NavLink>
          </li>
          <li className={session ? "max-md:mt-2" : "for-visitor max-md:mt-2"}>
            <Link to="/cadastro" className={buttonVariants({ className: "max-md:w-full md:ml-2" })}>
              Cadastrar-se
            </Link>
          </li>
        </>
      )}
      {session !== "visitor" && (
        <>
          <li className={session ? "" : "for-session"}>
            <NavLink to="/dashboard" className={LINK}>
              Meu Painel
            </NavLink>
          </li>
          <li className={session ? "" : "for-session"}>
            <button type="button" className={`${LINK} w-full`} onClick={onSignOut}>
              Sair
            </button>
          </li>
        </>
      )}
    </ul>
  );
}
