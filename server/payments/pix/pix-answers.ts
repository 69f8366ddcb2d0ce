import { z } from "zod";

/** What is read of the Central Bank's answers (API Pix 2.9); the rest is left alone. */
const money = z.string().regex(/^\d{1,10}\.\d{2}$/);
const instant = z.iso.datetime({ offset: true });

/** "14.99" ↔ 1499, without a float in between. */
export const toMoney = (centavos: number) => `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, "0")}`;
export const toCentavos = (text: string) => Number(text.replace(".", ""));

const received = z.object({
  endToEndId: z.string(),
  valor: money,
  horario: instant,
  devolucoes: z
    .array(
      z.object({
        valor: money,
        status: z.string(),
        horario: z.object({ solicitacao: instant, liquidacao: instant.optional() }),
      }),
    )
    .optional(),
});

export type ReceivedPix = z.infer<typeof received>;

export const cob = z.object({
  txid: z.string(),
  status: z.enum(["ATIVA", "CONCLUIDA", "REMOVIDA_PELO_USUARIO_RECEBEDOR", "REMOVIDA_PELO_PSP"]),
  calendario: z.object({ criacao: instant, expiracao: z.coerce.number() }),
  valor: z.object({ original: money }),
  pixCopiaECola: z.string().optional(),
  pix: z.array(received).optional(),
});

/** The document names the word `nome` in some places and `status` in others. */
const change = z
  .object({ data: instant, status: z.string().optional(), nome: z.string().optional() })
  .transform(({ data, status, nome }) => ({ at: Date.parse(data), status: status ?? nome ?? "" }));

export const rec = z.object({
  idRec: z.string(),
  status: z.enum(["CRIADA", "APROVADA", "REJEITADA", "EXPIRADA", "CANCELADA"]),
  atualizacao: z.array(change).optional(),
  dadosQR: z.object({ pixCopiaECola: z.string() }).optional(),
});

export type Rec = z.infer<typeof rec>;

export const cobr = z.object({
  txid: z.string(),
  idRec: z.string(),
  status: z.enum(["CRIADA", "ATIVA", "CONCLUIDA", "EXPIRADA", "REJEITADA", "CANCELADA"]),
  calendario: z.object({ dataDeVencimento: z.string() }),
  valor: z.object({ original: money }),
  pix: z.array(received).optional(),
  tentativas: z.array(z.object({ status: z.string(), dataLiquidacao: z.string(), tipo: z.string() })).optional(),
  atualizacao: z.array(change).optional(),
});

export type Cobr = z.infer<typeof cobr>;

export const refund = z.object({ status: z.string() });
export const location = z.object({ id: z.number() });
export const anything = z.unknown();
