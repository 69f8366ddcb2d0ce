import { copyText } from "#app/shared/copy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { bookingButton, timesFrame, widgetPath } from "./snippets.ts";

type OwnSiteProps = { id: string; name: string | null; isListed: boolean };

/** What to put into one's own site. */
export function OwnSite({ id, name, isListed }: OwnSiteProps) {
  const { origin } = location;
  return (
    <Card>
      <CardTitle>No seu site</CardTitle>
      <CardDescription>
        Copie as linhas para o seu site: quem visita agenda com você sem procurar. Sem cookies e sem rastreadores.
      </CardDescription>
      {!isListed && (
        <p className="mt-3 max-w-text">Enquanto seu perfil não aparece na busca, o botão e o quadro não agendam.</p>
      )}
      <Lines label="Botão “Agendar consulta”" text={bookingButton(origin, id)} />
      <Lines
        label="Quadro com seus próximos horários"
        text={timesFrame(origin, id, name ?? "")}
        preview={widgetPath(id)}
      />
    </Card>
  );
}

function Lines({ label, text, preview }: { label: string; text: string; preview?: string }) {
  return (
    <div className="mt-5">
      <Field label={label}>
        <Textarea
          readOnly
          rows={4}
          value={text}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className="font-mono text-sm"
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" onClick={() => copyText(text, { title: "Copiado" })}>
          Copiar<span className="sr-only"> {label}</span>
        </Button>
        {preview && (
          <a href={preview} target="_blank" rel="noreferrer" className="text-link">
            Ver como fica
          </a>
        )}
      </div>
    </div>
  );
}
