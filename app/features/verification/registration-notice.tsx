import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { formatLongDate } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { loadOwnRegistration } from "./own-registration.client.ts";
import { type OwnRegistration, statusOf } from "./own-registration.ts";

/** On every page of the panel while a refused registration waits to be put right. Silent when it cannot be known. */
export function RegistrationNotice() {
  const { pathname } = useLocation();
  const [own, setOwn] = useState<OwnRegistration>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the page changes, as the profile may have
  useEffect(() => {
    let isHere = true;
    loadOwnRegistration().then(
      (registration) => isHere && setOwn(registration),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [pathname]);
  if (!own || statusOf(own) !== "refused" || pathname === "/dashboard/registro") return null;
  return (
    <Alert
      variant="warning"
      title="Seu registro precisa de atenção"
      className="mb-6"
      action={
        <Link to="/dashboard/registro" className={buttonVariants({ variant: "outline", size: "sm" })}>
          Ver o que falta
        </Link>
      }
    >
      {own.deadline && Date.parse(own.deadline) > Date.now()
        ? `Seu perfil continua na busca até ${formatLongDate(new Date(own.deadline))}.`
        : "Enquanto isso, seu perfil está fora da busca."}
    </Alert>
  );
}
