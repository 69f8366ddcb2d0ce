import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Loading, Skeleton } from "#app/shared/ui/skeleton.tsx";
import { Spinner } from "#app/shared/ui/spinner.tsx";
import { Row, Section } from "./specimen.tsx";

export function Feedback() {
  return (
    <>
      <Section id="avisos" title="Avisos">
        <Alert title="Seu perfil está pausado">Ele não aparece na busca até você voltar.</Alert>
        <Alert
          variant="warning"
          title="Seu período gratuito está acabando!"
          action={<Button size="sm">Assinar Agora</Button>}
        >
          Restam apenas 3 dias. Assine agora por R$ 14,99/mês.
        </Alert>
        <Alert
          variant="destructive"
          title="Período gratuito expirado"
          action={
            <Button size="sm" variant="destructive">
              Reativar Perfil
            </Button>
          }
        >
          Seu perfil está inativo. Assine agora para reativar.
        </Alert>
        <Alert variant="success" title="Assinatura ativa" />
        <Row label="Notificações, uma de cada vez">
          <Button
            variant="outline"
            onClick={() => toast({ title: "Logout realizado", description: "Você foi desconectado com sucesso!" })}
          >
            Mostrar sucesso
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({
                title: "Falha no login",
                description: "E-mail ou senha incorretos",
                variant: "destructive",
              })
            }
          >
            Mostrar erro
          </Button>
        </Row>
      </Section>
      <Section id="espera" title="Espera e vazio">
        <Row label="Girando">
          <Spinner className="size-6 text-primary" /> Carregando...
        </Row>
        <Loading label="Buscando..." className="flex gap-4">
          <Skeleton className="size-16 rounded-full" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </Loading>
        <EmptyState
          heading="h3"
          title="Nenhum profissional encontrado"
          description="Tente ajustar os filtros para encontrar mais resultados"
          action={<Button variant="outline">Limpar Filtros</Button>}
        />
      </Section>
    </>
  );
}
