import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { cn } from "#app/shared/ui/class-names.ts";

const LINKS = [
  { to: "/operador", label: "Visão geral" },
  { to: "/operador/registros", label: "Registros" },
  { to: "/operador/moderacao", label: "Moderação" },
  { to: "/operador/suporte", label: "Suporte" },
  { to: "/operador/lgpd", label: "LGPD" },
  { to: "/operador/historico", label: "Histórico" },
];

/** Around every page of the operator's side. */
export function OperatorFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width pb-16 md:pb-24">
      <nav aria-label="Operação" className="-mx-4 border-b md:-mx-8">
        <ul className="flex gap-1 overflow-x-auto px-4 py-2 [scrollbar-width:none] md:px-8">
          {LINKS.map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <NavLink to={to} end={to === "/operador"} className={linkLook}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pt-6 md:pt-8">{children}</div>
    </div>
  );
}

function linkLook({ isActive }: { isActive: boolean }) {
  return cn(
    "flex min-h-11 items-center rounded px-3.5 text-sm font-semibold text-foreground no-underline transition-colors",
    "hover:bg-primary-soft focus-visible:-outline-offset-2",
    isActive && "bg-primary-soft text-primary-soft-foreground",
  );
}
