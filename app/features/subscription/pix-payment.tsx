import { useState } from "react";
import { encode } from "uqr";
import { formatMoney, formatTime } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Spinner } from "#app/shared/ui/spinner.tsx";
import type { Overview } from "./overview.ts";
import { priceAt } from "./price.ts";
import { usePaymentProgress } from "./use-payment-progress.ts";

type PixPaymentProps = {
  code: string;
  expiresAt: Date;
  events: number;
  onSettled: (overview: Overview) => void;
  onLookAgain: () => void;
  onOtherWay: () => void;
};

/** The QR code and the code to copy; the page notices by itself when the money has come. */
export function PixPayment({ code, expiresAt, events, onSettled, onLookAgain, onOtherWay }: PixPaymentProps) {
  const { isOver } = usePaymentProgress({ isSettled, onSettled, events });
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      toast({ variant: "destructive", title: "Não foi possível copiar", description: "Selecione o código e copie." });
    }
  }

  return (
    <Card className="grid gap-6 lg:gap-10 md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="flex flex-col items-start gap-4">
        <CardTitle>Pague {formatMoney(priceAt(Date.now()))} com Pix</CardTitle>
        <ol className="list-decimal pl-5">
          <li>Abra o aplicativo do seu banco e escolha pagar com Pix.</li>
          <li>Aponte a câmera para o QR code, ou use o Pix copia e cola.</li>
          <li>Confira o valor e confirme.</li>
        </ol>
        <p className="w-full break-all rounded border bg-surface p-3 font-mono text-sm select-all">{code}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <Button onClick={copy}>{isCopied ? "Código copiado" : "Copiar código Pix"}</Button>
          <Button variant="ghost" onClick={onOtherWay}>
            Pagar de outra forma
          </Button>
        </div>
        <p className="text-sm text-muted-foreground">Este código vale até {formatTime(expiresAt)}.</p>
        {isOver ? (
          <Alert
            announce
            title="Ainda não recebemos o pagamento"
            action={
              <Button variant="outline" onClick={onLookAgain}>
                Conferir de novo
              </Button>
            }
          >
            Se você já pagou, pode fechar esta página: avisamos por e-mail assim que chegar.
          </Alert>
        ) : (
          <p role="status" className="flex items-center gap-3">
            <Spinner /> <span>Aguardando o pagamento. Esta página muda sozinha.</span>
          </p>
        )}
      </div>
      {/* Below on a phone, where one copies: nobody points a phone at itself. */}
      <QrCode code={code} />
    </Card>
  );
}

const isSettled = ({ checkout }: Overview) => checkout?.status !== "open";

/** Dark on white in both colour schemes: cameras need it so. */
function QrCode({ code }: { code: string }) {
  const { data, size } = encode(code, { ecc: "M", border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code do Pix"
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-72 rounded md:order-first"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={modules.join("")} fill="#0b3f43" />
    </svg>
  );
}
