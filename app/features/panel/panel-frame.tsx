import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import type { IconProps } from "#app/shared/ui/icons/icons.tsx";
import {
  AgendaIcon,
  ConnectionsIcon,
  HoursIcon,
  OperationIcon,
  OverviewIcon,
  PaymentIcon,
  ProfileIcon,
  RegistrationIcon,
  ReviewsIcon,
  SettingsIcon,
} from "./panel-icons.tsx";

type PanelLink = { to: string; label: string; Mark?: (props: IconProps) => ReactNode };

/** The pages of the panel, in the order of its navigation. A capability adds its own here. */
const panelLinks: PanelLink[] = [
  { to: "/dashboard", label: "Visão geral", Mark: OverviewIcon },
  { to: "/dashboard/perfil", label: "Perfil", Mark: ProfileIcon },
  { to: "/dashboard/horarios", label: "Horários", Mark: HoursIcon },
  { to: "/dashboard/agenda", label: "Agenda", Mark: AgendaIcon },
  { to: "/dashboard/conexoes", label: "Conexões", Mark: ConnectionsIcon },
  { to: "/dashboard/avaliacoes", label: "Avaliações", Mark: ReviewsIcon },
  { to: "/dashboard/registro", label: "Registro", Mark: RegistrationIcon },
  { to: "/dashboard/assinatura", label: "Assinatura", Mark: PaymentIcon },
  { to: "/dashboard/ajustes", label: "Ajustes", Mark: SettingsIcon },
];

type PanelFrameProps = {
  /** By page: how much there is new or waits for an answer. */
  counts?: Record<string, number>;
  /** Pages beside the panel's own. */
  further?: readonly PanelLink[];
  children: ReactNode;
};

/** Around every page of the panel: its navigation beside the content, or in one row above it on smaller screens. */
export function PanelFrame({ counts = {}, further = [], children }: PanelFrameProps) {
  const row = useCurrentInView(Object.values(counts).join());
  return (
    <div className="page-width flex flex-col pb-16 md:pb-24 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10 lg:pt-8">
      <nav aria-label="Painel" className="-mx-4 border-b md:-mx-8 lg:mx-0 lg:border-0">
        <ul
          ref={row}
          className="flex gap-1 overflow-x-auto px-4 py-2 [scrollbar-width:none] md:px-8 lg:sticky lg:top-24 lg:flex-col lg:p-0"
        >
          {[...panelLinks, ...further].map(({ to, label, Mark = OperationIcon }) => (
            <li key={to} className="shrink-0">
              <NavLink to={to} end className={linkLook}>
                <Mark className="mr-2.5 size-5 shrink-0" />
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

/** On a phone the row is wider than the screen: the page one is on is brought to its middle. A count that comes moves it. */
function useCurrentInView(counts: string) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link, another count another width
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft + (link.offsetWidth - row.current.clientWidth) / 2;
  }, [pathname, counts]);
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
