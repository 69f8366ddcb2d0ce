import type { ReactNode } from "react";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "#app/shared/ui/icons/icons.tsx";

/* What every week of free times has in common; forms.css lays it out: days in rows on phones, in columns where there is room. */

type WeekTurnsProps = {
  label: string;
  /** Addresses; undefined where there is no such week. */
  previous: string | undefined;
  next: string | undefined;
  /** What a script does instead of following them (app/public/browser/acts.ts). */
  act: "week" | "turn";
};

export function WeekTurns({ label, previous, next, act }: WeekTurnsProps) {
  return (
    <div className="week-turns">
      <Turn href={previous} act={act} rel="prev">
        <ChevronLeftIcon /> <span>Semana anterior</span>
      </Turn>
      <p className="numeric text-center font-semibold">{label}</p>
      <Turn href={next} act={act} rel="next">
        <span>Próxima semana</span> <ChevronRightIcon />
      </Turn>
    </div>
  );
}

type TurnProps = { href: string | undefined; act: string; rel: string; children: ReactNode };

/** In its place also when it leads nowhere: the other must not move under the finger. */
function Turn({ href, act, rel, children }: TurnProps) {
  return (
    <a
      href={href}
      rel={rel}
      role={href ? undefined : "link"}
      aria-disabled={href ? undefined : true}
      data-act={href && act}
      className={buttonVariants({ variant: "ghost", size: "sm" })}
    >
      {children}
    </a>
  );
}

/** Read in full by everybody's ears; columns show the short one. */
export function WeekDayLabel({ label, short }: { label: string; short: string }) {
  return (
    <>
      <span className="week-long">{label}</span>
      <span className="week-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
