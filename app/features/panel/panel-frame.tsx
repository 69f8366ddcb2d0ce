import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";

/** The pages of the panel, in the order of its navigation. A capability adds its own here. */
const panelLinks = [
  { to: "/dashboard", label: "Visão geral" },
  { to: "/dashboard/perfil", label: "Perfil" },
  { to: "/dashboard/horarios", label: "Horários" },
  { to: "/dashboard/agenda", label: "Agenda" },
  { to: "/dashboard/conexoes", label: "Conexões" },
  { to: "/dashboard/avaliacoes", label: "Avaliações" },
  { to: "/dashboard/registro", label: "Registro" },
  { to: "/dashboard/assinatura", label: "Assinatura" },
  { to: "/dashboard/ajustes", label: "Ajustes" },
] as const;

type PanelFrameProps = {
  /** By page: how much there is new or waits for an answer. */
  counts?: Record<string, number>;
  /** Pages beside the panel's own. */
  further?: readonly { to: string; label: string }[];
  children: ReactNode;
};

/** Around every page of the panel: its navigation beside the content, or in one row above it on smaller screens. */
export function PanelFrame({ counts = {}, further = [], children }: PanelFrameProps) {
  const row = useCurrentInView();
  return (
    <div className="page-width flex flex-col pb-16 md:pb-24 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10 lg:pt-8">
      <nav aria-label="Painel" className="-mx-4 border-b md:-mx-8 lg:mx-0 lg:border-0">
        <ul
          ref={row}
          className="flex gap-1 overflow-x-auto px-4 py-2 [scrollbar-width:none] md:px-8 lg:sticky lg:top-24 lg:flex-col lg:p-0"
        >
          {[...panelLinks, ...further].map(({ to, label }) => (
            <li key={to} className="shrink-0">
              <NavLink to={to} end className={linkLook}>
                {label}
                <Count value={counts[to] ?? 0} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 pt-6 lg:pt-0">{children}</div>
    </div>
  );
}

/** On a phone the row is wider than the screen: the page one is on is brought to its middle. */
function useCurrentInView() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft + (link.offsetWidth - row.current.clientWidth) / 2;
  }, [pathname]);
  return row;
}

function Count({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className="numeric relative ml-2 inline-flex min-w-6 justify-center rounded-full bg-primary px-1.5 text-xs text-primary-foreground">
      {value > 99 ? "99+" : value}
      <span className="sr-only"> à sua espera</span>
    </span>
  );
}

function linkLook({ isActive }: { isActive: boolean }) {
  return clsx(
    "flex min-h-11 items-center rounded px-3.5 text-sm font-semibold no-underline transition-colors",
    "hover:bg-primary-soft focus-visible:-outline-offset-2",
    isActive ? "bg-primary-soft text-primary-soft-foreground" : "text-foreground",
  );
}
