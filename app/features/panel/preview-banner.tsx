import { type UnlistedReason, whyUnlisted } from "#app/features/professionals/listing.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";

/** Over the profile that only its owner sees. */
export function PreviewBanner({ record }: { record: OwnRecord }) {
  const reason = whyUnlisted(record);
  return (
    <div className="page-width pt-6">
      <Alert
        variant="warning"
        title="Esta é uma prévia: só você vê esta página"
        announce
        action={
          <a href="/dashboard" className={buttonVariants({ className: "max-sm:w-full" })}>
            Ir para o painel
          </a>
        }
      >
        {reason ? REASONS[reason] : "Seu perfil acaba de ser publicado. Recarregue a página para vê-la como pacientes."}
      </Alert>
    </div>
  );
}

const REASONS: Record<UnlistedReason, string> = {
  suspended: "Seu perfil está suspenso, e pacientes não o encontram.",
  paused: "Seu perfil está pausado, e pacientes não o encontram. No painel você o retoma.",
  contested: "Seu registro já está em outro perfil, e pacientes não encontram o seu até nossa equipe conferir.",
  incomplete: "Seu perfil está incompleto, e pacientes não o encontram. No painel você vê o que falta.",
  unknown_form:
    "O registro ainda não está em um formato do conselho: o perfil está guardado como rascunho, fora da busca.",
  refused: "Não encontramos seu registro como está no perfil, e pacientes não o encontram até a confirmação.",
  no_rqe: "Falta o RQE, e pacientes não encontram seu perfil até você informá-lo.",
  held: "Um texto seu espera uma conferência da nossa equipe, e pacientes não encontram seu perfil até lá. Se mudar as palavras, ele aparece na hora: no painel você vê quais.",
  unpaid: "Seu período pago ou gratuito terminou, e pacientes não encontram seu perfil. No painel você o reativa.",
};
