import { type FormEvent, useState } from "react";
import { formatDate, formatMoney } from "#app/shared/formats.ts";
import { readTaxId } from "#app/shared/tax-id.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { SuccessIcon } from "#app/shared/ui/icons/status-icons.tsx";
import type { Method, PaymentOptions } from "./overview.ts";
import { priceAt } from "./price.ts";
import { refundDays } from "./terms.ts";

type SubscribeCardProps = {
  options: PaymentOptions;
  /** The paid month begins here: what is left of the trial is not lost. */
  startsAt: Date | undefined;
  /** In the search now, though nothing is paid. */
  isListed: boolean;
  button: string;
  /** What is chosen at first: what was used last, or the other where that is to be changed. */
  firstMethod: Method;
  isBusy: boolean;
  /** Of who has a subscription: it goes on, and is replaced by what is paid here. */
  onBack: (() => void) | undefined;
  onSubscribe: (method: Method, taxId: string | undefined) => void;
};

const INCLUDED = [
  "Perfil publicado na busca, com contato direto por WhatsApp e e-mail",
  "Agenda com pedidos de consulta e lembretes",
  "Avaliações de pacientes e estatísticas do perfil",
  "A mesma exposição para todos: ninguém paga para aparecer antes",
];

export function SubscribeCard(props: SubscribeCardProps) {
  const { options, startsAt, isListed, button, firstMethod, isBusy, onBack, onSubscribe } = props;
  const [method, setMethod] = useState<Method>(firstMethod);
  const [taxId, setTaxId] = useState("");
  const [error, setError] = useState<string>();
  const asksTaxId = options.asksTaxId && method === "pix";

  function submit(event: FormEvent) {
    event.preventDefault();
    const plain = asksTaxId ? readTaxId(taxId) : undefined;
    if (asksTaxId && !plain) return setError(taxId.trim() ? WRONG_TAX_ID : "Informe o CPF ou CNPJ.");
    setError(undefined);
    onSubscribe(method, plain);
  }

  return (
    <Card className="grid gap-6 lg:gap-10 lg:grid-cols-2">
      <div>
        <CardTitle>Assinatura mensal</CardTitle>
        <p className="mt-2 flex items-baseline gap-2">
          <span className="font-serif text-4xl">{formatMoney(priceAt(Date.now()))}</span>
          <span className="text-muted-foreground">por mês</span>
        </p>
        <ul className="mt-5 flex flex-col gap-2.5">
          {INCLUDED.map((line) => (
            <li key={line} className="flex gap-2.5">
              <SuccessIcon className="mt-0.5 size-5 shrink-0 text-success" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <RadioGroup
          legend="Como você quer pagar?"
          name="method"
          value={method}
          onChange={(event) => setMethod(event.target.value as Method)}
          options={METHODS.filter(({ value }) => options.methods.includes(value))}
        />
        {asksTaxId && (
          <Field
            label="CPF ou CNPJ de quem paga"
            description="O banco pede para autorizar o Pix Automático. Não guardamos este número."
            error={error}
          >
            <Input
              name="taxId"
              autoComplete="off"
              maxLength={18}
              value={taxId}
              onChange={(event) => setTaxId(event.target.value)}
            />
          </Field>
        )}
        <div>
          <p className="mb-4">{describePayment(method, startsAt, isListed)}</p>
          <Button type="submit" size="lg" busy={isBusy} busyLabel="Abrindo o pagamento..." className="w-full">
            {button}
          </Button>
          {onBack && (
            <>
              <Button variant="ghost" className="mt-2 w-full" onClick={onBack}>
                Voltar sem mudar nada
              </Button>
              <p className="mt-3 text-sm">
                Sua assinatura de hoje continua até o novo pagamento ser confirmado. Depois, só a nova é cobrada.
              </p>
            </>
          )}
          <p className="mt-3 text-sm text-muted-foreground">
            {!startsAt &&
              (isListed
                ? "Seu perfil continua na busca, sem interrupção. "
                : "Com o perfil completo, sem pausa e com o registro em ordem, ele volta à busca assim que o pagamento for confirmado. ")}
            Cancele quando quiser, em dois cliques. Até {refundDays} dias depois do pagamento
            {startsAt && ", ou do começo do período pago se vier depois"}, você pode desistir e devolvemos tudo.
          </p>
          <p className="mt-2 text-sm text-muted-foreground">
            Ao assinar, você aceita os{" "}
            <a href="/termos" className="underline underline-offset-4">
              termos de uso
            </a>
            .
          </p>
        </div>
      </form>
    </Card>
  );
}

/** When money moves, plainly, before anybody pays. */
function describePayment(method: Method, startsAt: Date | undefined, isLate: boolean) {
  const price = formatMoney(priceAt(Date.now()));
  if (startsAt) return WHEN_PAID[method](formatDate(startsAt), price);
  const month = isLate ? "e o pagamento cobre o mês em aberto" : "e o mês pago começa hoje";
  return `Você paga ${price} agora, ${month}. A próxima cobrança será daqui a um mês.`;
}

/** Where a period that is already there comes first. */
const WHEN_PAID: Record<Method, (day: string, price: string) => string> = {
  card: (day, price) =>
    `Nada é cobrado agora: a primeira cobrança, de ${price}, será em ${day}, quando termina o período que você já tem.`,
  pix: (day, price) =>
    `No Pix você paga ${price} agora, e o mês pago só começa em ${day}: você não perde nenhum dia do que já tem.`,
};

const WRONG_TAX_ID = "Confira o número: este CPF ou CNPJ não existe.";

const METHODS = [
  { value: "pix" as const, label: "Pix", description: "Confirmação na hora; os próximos meses pelo Pix Automático." },
  { value: "card" as const, label: "Cartão de crédito", description: "Renovação automática todo mês." },
];
