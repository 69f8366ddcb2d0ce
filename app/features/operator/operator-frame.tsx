import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";

const LINKS = [
  { to: "/operador", label: "Visão geral" },
  { to: "/operador/registros", label: "Registros" },
  { to: "/operador/moderacao", label: "Moderação" },
  { to: "/operador/listas", label: "Listas" },
  { to: "/operador/suporte", label: "Suporte" },
  { to: "/operador/lgpd", label: "LGPD" },
  { to: "/operador/incidentes", label: "Incidentes" },
  { to: "/operador/historico", label: "Histórico" },
];

/** Around every page of the operator's side. */
export function OperatorFrame({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on a narrow screen the page's own tab comes into view
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);

  return (
    <>
      <nav aria-label="Operação" className="border-b">
        <ul ref={list} className="page-width flex gap-1 overflow-x-auto py-2 [scrollbar-width:none]">
          {LINKS.map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <NavLink to={to} end={to === "/operador"} className={linkLook}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page-width pt-6 pb-16 md:pt-8 md:pb-24">{children}</div>
    </>
  );
}

function linkLook({ isActive }: { isActive: boolean }) {
  return clsx(
    "flex min-h-11 items-center rounded px-3.5 text-sm font-semibold no-underline transition-colors",
    "hover:bg-primary-soft focus-visible:-outline-offset-2",
    isActive ? "bg-primary-soft text-primary-soft-foreground" : "text-foreground",
  );
}
