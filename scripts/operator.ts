import type { Sql } from "postgres";
import { StartError } from "#server/start-error.ts";
import { runCommand, withDatabase } from "./installation.ts";

/** `npm run -s operator -- add|remove|list e-mail`: the only way to make or unmake an operator. */
const [deed, email = ""] = process.argv.slice(2);
type Outcome = "changed" | "unchanged" | "unknown";

const unknown = `Não há conta com o e-mail ${email}. Ela é criada em /cadastro ou em /login.`;
const WORDS: Record<"add" | "remove", Record<Outcome, string>> = {
  add: {
    changed: `${email} agora é operador. Em /dashboard/ajustes, ligue a verificação em duas etapas; depois abra /operador.`,
    unchanged: `${email} já era operador.`,
    unknown,
  },
  remove: { changed: `${email} não é mais operador.`, unchanged: `${email} não era operador.`, unknown },
};

await runCommand(async () => {
  if (deed === "list") return withDatabase(list);
  if ((deed !== "add" && deed !== "remove") || !email)
    throw new StartError("Uso: npm run operator -- add|remove|list e-mail");
  await withDatabase(async (sql) => {
    const [row] = await sql`select directory.set_operator(${email}, ${deed === "add"}) as outcome`;
    const words = WORDS[deed][row?.outcome as Outcome];
    if (row?.outcome === "unknown") throw new StartError(words);
    console.log(words);
  });
});

async function list(sql: Sql) {
  const operators = await sql<{ email: string; added_at: Date; has_factor: boolean }[]>`
    select u.email, o.added_at, exists (
      select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ) as has_factor
    from directory.operators o join auth.users u on u.id = o.user_id order by u.email`;
  if (operators.length === 0) console.log("Não há operadores.");
  for (const { email, added_at, has_factor } of operators)
    console.log(
      `${email}\tdesde ${added_at.toISOString().slice(0, 10)}\t${has_factor ? "com" : "SEM"} verificação em duas etapas`,
    );
}
