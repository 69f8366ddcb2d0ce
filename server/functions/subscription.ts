import { z } from "zod";
import { readTaxId } from "#app/shared/tax-id.ts";
import { actAs } from "../database/acting.ts";
import { CheckoutRefused, startCheckout } from "../payments/checkout.ts";
import { decideDemo, renewDemo } from "../payments/demo/decide.ts";
import { cancelSubscription, NotPossible, openPortal, resumeSubscription, withdraw } from "../payments/manage.ts";
import { openPayments } from "../payments/open-payments.ts";
import { ProviderError } from "../payments/provider.ts";
import { refreshEverywhere } from "../payments/refresh-account.ts";
import { type FunctionDeps, FunctionError, type ProductFunction, readFromOwner } from "./define-function.ts";

const input = z.discriminatedUnion("action", [
  z.object({ action: z.literal("options") }),
  z.object({
    action: z.literal("checkout"),
    method: z.enum(["card", "pix"]),
    taxId: z
      .string()
      .refine((text) => readTaxId(text) === text)
      .optional(),
    isChange: z.boolean().optional(),
  }),
  z.object({ action: z.literal("refresh") }),
  z.object({ action: z.literal("cancel") }),
  z.object({ action: z.literal("resume") }),
  z.object({ action: z.literal("withdraw") }),
  z.object({ action: z.literal("portal") }),
  z.object({ action: z.literal("demo-decide"), checkout: z.uuid(), decision: z.enum(["approve", "refuse"]) }),
  z.object({ action: z.literal("demo-renew"), outcome: z.enum(["paid", "failed", "disputed"]) }),
]);

/** Everything the owner does with the own subscription: `functions.invoke("subscription", { body: { action } })`. */
export const subscription: ProductFunction = async (request, caller, deps) => {
  const { account, given } = await readFromOwner(request, caller, deps, input);
  try {
    return Response.json(await carryOut(account, given, deps));
  } catch (error) {
    throw inWords(error);
  }
};

async function carryOut(accountId: string, given: z.infer<typeof input>, deps: FunctionDeps): Promise<object> {
  const payments = await openPayments(deps);
  switch (given.action) {
    case "options":
      return {
        methods: [...payments.providers.values()].flatMap(({ methods }) => methods),
        isDemo: payments.providers.has("demo"),
        asksTaxId: payments.providers.has("pix"),
        operator: deps.config.operator,
      };
    case "checkout": {
      if (given.taxId) await notePayer(deps, accountId, given.taxId);
      const payer = { ...(await readPayer(deps, accountId)), ...(given.taxId && { taxId: given.taxId }) };
      return startCheckout(payments, accountId, given.method, payer, given.isChange);
    }
    case "refresh":
      await refreshEverywhere(payments, accountId, "owner asked");
      return {};
    case "cancel":
      await cancelSubscription(payments, accountId);
      return {};
    case "resume":
      await resumeSubscription(payments, accountId);
      return {};
    case "withdraw":
      return withdraw(payments, accountId);
    case "portal":
      return { url: await openPortal(payments, accountId) };
    case "demo-decide":
      return onlyInDemo(payments.providers.has("demo"), () =>
        decideDemo(payments, accountId, given.checkout, given.decision),
      );
    case "demo-renew":
      return onlyInDemo(payments.providers.has("demo"), () => renewDemo(payments, accountId, given.outcome));
  }
}

/** Only its mark is kept: who paid with it has had a trial already. */
async function notePayer({ sql }: FunctionDeps, accountId: string, taxId: string) {
  await actAs(sql, { role: "service_role" }, (tx) => tx`select directory.note_payer(${accountId}, ${taxId})`);
}

async function readPayer({ sql }: FunctionDeps, accountId: string) {
  const [row] = await actAs(
    sql,
    { role: "service_role" },
    (tx) => tx<{ name: string; email: string }[]>`
      select p.name, coalesce(m.email, '') as email
      from directory.profiles p join directory.memberships m using (user_id) where user_id = ${accountId}`,
  );
  if (!row) throw new FunctionError(404, "Não encontramos o seu cadastro.");
  return row;
}

async function onlyInDemo(isDemo: boolean, work: () => Promise<boolean>) {
  if (isDemo && (await work())) return {};
  throw new FunctionError(404, "Este pagamento não está mais aberto.");
}

const refusals: Record<CheckoutRefused["reason"], string> = {
  already_subscribed: "Você já tem uma assinatura ativa.",
  blocked: "Enquanto o perfil não pode aparecer na busca, não é possível assinar. A página da assinatura diz o motivo.",
  on_its_way: "A cobrança deste mês está a caminho, e não é preciso pagar de novo.",
  already_paid: "Seu pagamento já foi recebido.",
  unknown_method: "Esta forma de pagamento não está disponível.",
  unknown_account: "Não encontramos o seu cadastro.",
};

/** A refusal says what happened and what to do next; anything else is an error of ours and goes to the log. */
function inWords(error: unknown) {
  if (error instanceof CheckoutRefused) return new FunctionError(409, refusals[error.reason]);
  if (error instanceof NotPossible)
    return new FunctionError(409, "Isso não é mais possível. Atualize a página para ver como está a assinatura.");
  if (error instanceof ProviderError)
    return new FunctionError(
      502,
      "O serviço de pagamento não respondeu. Nada foi cobrado; tente de novo em instantes.",
    );
  return error;
}
