import { useEffect } from "react";
import { Link } from "react-router";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";

/** SPEC.md's toast, and in the page what stays when the toast has gone. */
export function SearchFailure({ message, href }: { message: string; href: string }) {
  useEffect(() => {
    toast({ title: "Erro ao buscar profissionais", description: message, variant: "destructive" });
  }, [message]);
  return (
    <Alert
      variant="destructive"
      title="Erro ao buscar profissionais"
      action={
        <Link to={href} replace preventScrollReset className={buttonVariants({ variant: "outline", size: "sm" })}>
          Tentar de novo
        </Link>
      }
    >
      {message}
    </Alert>
  );
}
