import type { Sql } from "postgres";
import { StartError } from "#server/kernel/start-error.ts";
import { runCommand, withDatabase } from "./installation.ts";

/** `npm run -s operator -- add|remove|list e-mail`: the only way to make or unmake an operator. */
const [command, email = ""] = process.argv.slice(2);
type Outcome = "changed" | "unchanged" | "unknown" | "unconfirmed" | "no_factor";

const unknown = `Não há conta com o e-mail ${email}. Ela é criada em /cadastro.`;
const unconfirmed = `Confirme antes o e-mail ${email}, pelo link que ele recebeu: a confirmação desliga a verificação em duas etapas, que se liga depois.`;
const noFactor = `${email} ainda não tem a verificação em duas etapas. Ligue-a em /dashboard/ajustes e repita o comando.`;
const WORDS: Record<"add" | "remove", Partial<Record<Outcome, string>>> = {
  add: {
    changed: `${email} agora é operador, com a verificação em duas etapas de hoje; se ela mudar, repita este comando. Abra /operador.`,
    unchanged: `${email} já era operador.`,
    unknown,
    unconfirmed,
    no_factor: noFactor,
  },
  remove: { changed: `${email} não é mais operador.`, unchanged: `${email} não era operador.`, unknown },
};

await runCommand(async () => {
  if (command === "list") return withDatabase(list);
  if ((command !== "add" && command !== "remove") || !email)
    throw new StartError("Uso: npm run operator -- add|remove|list e-mail");
  await withDatabase(async (sql) => {
    const [row] = await sql`select directory.set_operator(${email}, ${command === "add"}) as outcome`;
    const outcome = row?.outcome as Outcome;
    const words = WORDS[command][outcome] ?? outcome;
    if (outcome !== "changed" && outcome !== "unchanged") throw new StartError(words);
    console.log(words);
  });
});

async function list(sql: Sql) {
  const operators = await sql<{ email: string; added_at: Date; has_factor: boolean; is_vouched: boolean }[]>`
    select u.email, o.added_at, v.factors <> '{}' as has_factor, v.factors <@ o.factors as is_vouched
    from directory.operators o join auth.users u on u.id = o.user_id,
      directory.verified_factors(o.user_id) as v (factors) order by u.email`;
  if (operators.length === 0) console.log("Não há operadores.");
  for (const { email, added_at, has_factor, is_vouched } of operators) {
    const factor = !has_factor
      ? "SEM verificação em duas etapas"
      : is_vouched
        ? "pronto"
        : "trocou o segundo fator: repita add";
    console.log(`${email}\tdesde ${added_at.toISOString().slice(0, 10)}\t${factor}`);
  }
}
