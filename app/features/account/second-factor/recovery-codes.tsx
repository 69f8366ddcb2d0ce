import { brand } from "#app/shared/brand.ts";
import { download } from "#app/shared/files/download.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";

/** The only time that the codes can be read: the database keeps hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = `${brand.name}: códigos de recuperação. Cada um vale uma vez.`;
  const text = [title, "", ...codes, ""].join("\n");
  return (
    <>
      <Alert variant="warning" title="Guarde estes códigos agora" announce>
        Eles não aparecem de novo. Se você perder o celular, um deles deixa você entrar.
      </Alert>
      <div className="print-area mt-5 rounded border bg-surface p-5">
        <p className="mb-3 hidden font-semibold print:block">{title}</p>
        <ul aria-label="Códigos de recuperação" className="grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="outline"
          className="max-sm:w-full"
          onClick={() => download("codigos-de-recuperacao.txt", text, "text/plain")}
        >
          Baixar
        </Button>
        <Button variant="outline" className="max-sm:w-full" onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button className="max-sm:w-full" onClick={onDone}>
          Já guardei
        </Button>
      </div>
    </>
  );
}
