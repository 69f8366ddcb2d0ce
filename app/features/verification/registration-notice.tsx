import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { RECORD_SAVED } from "#app/features/professionals/own-record.ts";
import { shortWait } from "#app/shared/backend/short-wait.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { loadOwnRegistration } from "./own-registration.client.ts";
import {
  describeDraft,
  describeMissingRqe,
  describeRefusal,
  type OwnRegistration,
  statusOf,
} from "./own-registration.ts";

/** The own registration as it stands; without it, where that cannot be known. */
export function useOwnRegistration() {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ isKnown: boolean; own?: OwnRegistration }>({ isKnown: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the page changes, as the profile may have
  useEffect(() => {
    let isHere = true;
    const look = () =>
      // The panel waits for it.
      loadOwnRegistration(shortWait()).then(
        (own) => isHere && setState({ isKnown: true, own }),
        () => isHere && setState((before) => ({ ...before, isKnown: true })),
      );
    void look();
    addEventListener(RECORD_SAVED, look);
    return () => {
      isHere = false;
      removeEventListener(RECORD_SAVED, look);
    };
  }, [pathname]);
  return state;
}

/** On every page of the panel while something about the registration waits to be put right. */
export function RegistrationNotice({ own }: { own: OwnRegistration | undefined }) {
  const { pathname } = useLocation();
  if (!own || pathname === "/dashboard/registro") return null;
  const status = statusOf(own);
  if (status === "draft")
    return (
      <Notice
        title="Seu perfil está guardado como rascunho"
        to="/dashboard/perfil?campo=registration"
        action="Informar o registro"
      >
        {describeDraft(own)}
      </Notice>
    );
  if (status === "refused")
    return (
      <Notice title="Seu registro precisa de atenção" to="/dashboard/registro" action="Ver o que falta">
        {describeRefusal(own)}
      </Notice>
    );
  if (own.problem === "refused")
    return (
      <Notice title="Estamos conferindo seu registro de novo" to="/dashboard/registro" action="Ver meu registro">
        Até a confirmação, seu perfil está fora da busca, também com a assinatura paga.
      </Notice>
    );
  const missingRqe = describeMissingRqe(own);
  // The subscription's own page says it in the place of an offer.
  if (missingRqe && pathname !== "/dashboard/assinatura")
    return (
      <Notice title="Falta o RQE no seu perfil" to="/dashboard/perfil?campo=rqe" action="Informar o RQE">
        {missingRqe}
      </Notice>
    );
  return null;
}

type NoticeProps = { title: string; to: string; action: string; children: ReactNode };

function Notice({ title, to, action, children }: NoticeProps) {
  return (
    <Alert
      variant="warning"
      title={title}
      className="mb-6"
      action={
        <Link to={to} className={buttonVariants({ variant: "outline", size: "sm" })}>
          {action}
        </Link>
      }
    >
      {children}
    </Alert>
  );
}
