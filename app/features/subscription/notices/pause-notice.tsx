import { Link } from "react-router";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { isRenewed, type Overview } from "../overview.ts";
import { describePause } from "./subscription-notice.ts";

/** Who has paused reads here, too, that nobody finds the profile, and that what is paid goes on. */
export function PauseNotice({ overview, now }: { overview: Overview; now: Date }) {
  if (!overview.pausedAt) return null;
  return (
    <Alert
      variant="warning"
      title="Seu perfil está pausado"
      action={
        <Link to="/dashboard" className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
          Retomar no painel
        </Link>
      }
    >
      {describePause({ ...overview, isRenewed: isRenewed(overview) }, now)}
    </Alert>
  );
}
