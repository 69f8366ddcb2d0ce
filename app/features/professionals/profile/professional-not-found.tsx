import { useEffect } from "react";
import { toast } from "#app/shared/toast.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";

/** `isCertain` is false while somebody signed in may still turn out to be the owner. */
export default function ProfessionalNotFound({ isCertain }: { isCertain: boolean }) {
  useEffect(() => {
    if (!isCertain) return;
    toast({
      title: "Erro ao carregar perfil",
      description: "Não foi possível encontrar o profissional.",
      variant: "destructive",
    });
  }, [isCertain]);
  return (
    <div className={isCertain ? "page-width py-12 md:py-20" : "for-visitor page-width py-12 md:py-20"}>
      <EmptyState
        heading="h1"
        title="Profissional não encontrado"
        description="O perfil que você está procurando não existe."
        action={
          <a href="/buscar" className={buttonVariants()}>
            Buscar Profissionais
          </a>
        }
      />
    </div>
  );
}
