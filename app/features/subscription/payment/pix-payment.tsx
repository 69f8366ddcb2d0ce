import { useEffect, useState } from "react";
import { encode } from "uqr";
import { copyText } from "#app/shared/copy.ts";
import { formatMoney } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Spinner } from "#app/shared/ui/spinner.tsx";
import type { Overview } from "../overview.ts";
import { priceAt } from "../price.ts";
import { decideDemoPayment } from "../subscription.client.ts";
import { usePaymentProgress } from "./use-payment-progress.ts";

type PixPaymentProps = {
  id: string;
  code: string;
  expiresAt: Date;
  /** Where no money moves, whoever pays also decides what the bank would. */
  isDemo: boolean;
  events: number;
  onSettled: (overview: Overview) => void;
  onLookAgain: () => void;
  onOtherWay: () => void;
  /** Where there is a subscription to go back to; the payment stays open. */
  onBack: (() => void) | undefined;
};

/** The QR code and the code to copy; the page notices by itself when the money has come. */
export function PixPayment(props: PixPaymentProps) {
  const { id, code, expiresAt, isDemo, events, onSettled, onLookAgain, onOtherWay, onBack } = props;
  const { isOver, lookNow } = usePaymentProgress({ isSettled, onSettled, events });
  const [isCopied, setCopied] = useState(false);
  const seconds = useSecondsUntil(expiresAt);

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
          <Button onClick={async () => setCopied(await copyText(code))}>
            {isCopied ? "Código copiado" : "Copiar código Pix"}
          </Button>
          <Button variant="ghost" onClick={onOtherWay}>
            Pagar de outra forma
          </Button>
          {onBack && (
            <Button variant="ghost" onClick={onBack}>
              Voltar para a assinatura
            </Button>
          )}
        </div>
        {seconds > 0 && (
          <p className="text-sm text-muted-foreground">
            Este código vale por mais{" "}
            <span role="timer" className="numeric font-semibold">
              {clock(seconds)}
            </span>
          </p>
        )}
        {isDemo && seconds > 0 && <DemoDecision checkout={id} onDecided={lookNow} />}
        {seconds === 0 ? (
          <Alert
            announce
            variant="warning"
            title="Este código venceu"
            action={<Button onClick={onOtherWay}>Gerar outro código</Button>}
          >
            Se você não pagou, nada foi cobrado. Se já pagou, avisamos por e-mail assim que o banco confirmar.
          </Alert>
        ) : isOver ? (
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

/** In the place of the bank's application. */
function DemoDecision({ checkout, onDecided }: { checkout: string; onDecided: () => Promise<void> }) {
  const [busy, setBusy] = useState<"approve" | "refuse">();
  async function decide(decision: "approve" | "refuse") {
    setBusy(decision);
    try {
      await decideDemoPayment(checkout, decision);
      await onDecided();
    } catch (error) {
      toast({ variant: "destructive", title: "Não deu certo", description: (error as Error).message });
    }
    setBusy(undefined);
  }
  return (
    <div className="w-full rounded border border-dashed p-4">
      <p className="font-semibold">Aqui nenhum dinheiro se move</p>
      <p className="text-sm text-muted-foreground">
        Na demonstração o código não é pago por banco nenhum: decida você o que ele responderia.
      </p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="outline" busy={busy === "approve"} busyLabel="Aprovando..." onClick={() => decide("approve")}>
          Aprovar pagamento
        </Button>
        <Button variant="ghost" busy={busy === "refuse"} busyLabel="Recusando..." onClick={() => decide("refuse")}>
          Recusar pagamento
        </Button>
      </div>
    </div>
  );
}

/** Whole seconds that are left, and never less than none. */
function useSecondsUntil(end: Date) {
  const left = () => Math.max(0, Math.ceil((Number(end) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` is another one each time, for the same end
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), 1000);
    return () => clearInterval(timer);
  }, [Number(end)]);
  return seconds;
}

/** 125 → "2:05" */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

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
