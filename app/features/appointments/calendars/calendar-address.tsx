import { useCallback, useEffect, useState } from "react";
import { copyText } from "#app/shared/copy.ts";
import { formatDate } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { LoadFailure } from "#app/shared/ui/load-failure.tsx";
import { ConfirmDialog } from "#app/shared/ui/overlay/confirm-dialog.tsx";
import { calendarAddressSince, makeCalendarAddress, revokeCalendarAddress } from "../agenda/agenda.client.ts";
import { subscribeLinks } from "./subscribe-links.ts";

/** The agenda in one's own calendar program, by a secret address that can be changed. */
export function CalendarAddress() {
  // Undefined until it is known: a new address ends the one of before.
  const [since, setSince] = useState<Date | null>();
  const [hasFailed, setFailed] = useState(false);
  const [asking, setAsking] = useState<"replace" | "revoke">();
  const [address, setAddress] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    calendarAddressSince().then(setSince, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    await work().catch(() =>
      toast({ variant: "destructive", title: "Não foi possível", description: "Confira sua conexão e tente de novo." }),
    );
    setBusy(false);
    setAsking(undefined);
  }
  const make = () =>
    attempt(async () => {
      setAddress(await makeCalendarAddress());
      setSince(new Date());
    });
  const revoke = () =>
    attempt(async () => {
      await revokeCalendarAddress();
      setAddress(undefined);
      setSince(null);
      toast({ title: "Endereço desativado" });
    });

  return (
    <Card>
      <CardTitle>Sua agenda no seu calendário</CardTitle>
      <CardDescription>
        Assine sua agenda no Google Agenda, no iPhone ou no Outlook por um endereço secreto. Quem o tiver vê o nome e o
        contato dos seus pacientes: não o compartilhe.
      </CardDescription>
      {address && (
        <Field
          label="Endereço da sua agenda"
          description="Copie agora: por segurança, ele só é mostrado desta vez."
          className="mt-4"
        >
          <Input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      )}
      {address && <Programs address={address} />}
      {since && !address && (
        <p className="mt-3 text-sm text-muted-foreground">Há um endereço ativo desde {formatDate(since)}.</p>
      )}
      <div className="mt-4 flex min-h-11 flex-wrap gap-3">
        {address && <Button onClick={() => copyText(address, { title: "Endereço copiado" })}>Copiar</Button>}
        {since === null && (
          <Button variant="outline" busy={isBusy} onClick={make}>
            Criar endereço
          </Button>
        )}
        {since && (
          <>
            <Button variant="outline" onClick={() => setAsking("replace")}>
              Trocar o endereço
            </Button>
            <Button variant="ghost" onClick={() => setAsking("revoke")}>
              Desativar
            </Button>
          </>
        )}
      </div>
      {hasFailed && <LoadFailure onRetry={load} />}
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === "revoke" ? "Desativar o endereço?" : "Trocar o endereço?"}
        confirm={asking === "revoke" ? "Desativar" : "Trocar"}
        busyLabel={asking === "revoke" ? "Desativando..." : "Trocando..."}
        busy={isBusy}
        onConfirm={asking === "revoke" ? revoke : make}
        onClose={() => setAsking(undefined)}
      >
        O endereço de agora deixa de valer: os calendários que o assinam não recebem mais a sua agenda
        {asking === "revoke" ? "." : " até você assinar o novo neles."}
      </ConfirmDialog>
    </Card>
  );
}

/** Each opens with the address filled in; the rest is a click there. */
function Programs({ address }: { address: string }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {subscribeLinks(address).map(({ label, href }) => (
        <a
          key={label}
          href={href}
          // A program opens a calendar's own kind of address, and would leave an empty tab.
          target={href.startsWith("webcal:") ? undefined : "_blank"}
          rel="noreferrer"
          className={buttonVariants({ variant: "outline" })}
        >
          Assinar no {label}
        </a>
      ))}
    </div>
  );
}
