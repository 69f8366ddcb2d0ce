import { z } from "zod";
import type { Config } from "../config/config.ts";
import { boundedFetch } from "../http/bounded-fetch.ts";
import { away, type Problem, wrong } from "../kernel/problem.ts";

type Project = NonNullable<Config["supabase"]>;

export const issuerOf = ({ url }: Pick<Project, "url">) => `${url.replace(/\/+$/, "")}/auth/v1`;

/** In the log, wherever tokens of another issuer are noticed. */
export const otherIssuer = (found: string, wanted: string) =>
  `As contas são emitidas por ${found}, e SUPABASE_URL faz esperar ${wanted}: as funções recusam quem entra. Ponha em SUPABASE_URL o endereço que o projeto dá por seu.`;

/** Whether a Supabase project is there, knows our keys, signs as we can verify, and calls itself as we call it. */
export async function findProjectProblem(project: Project): Promise<Problem | undefined> {
  const issuer = issuerOf(project);
  const ask = async (path: string, key: string) => {
    const response = await boundedFetch(`${issuer}${path}`, {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(4_000),
    });
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
  const { publishableKey, secretKey } = project;
  try {
    const keys = await ask("/.well-known/jwks.json", publishableKey);
    if (!jwks.safeParse(keys.body).success)
      return wrong(
        "O projeto de SUPABASE_URL não publica chaves assimétricas (JWT keys): as funções recusam quem entra.",
      );
    const described = discovery.safeParse((await ask("/.well-known/openid-configuration", publishableKey)).body);
    if (described.success && described.data.issuer !== issuer) return wrong(otherIssuer(described.data.issuer, issuer));
    if (isRefused(await ask("/settings", publishableKey)))
      return wrong("O projeto de SUPABASE_URL recusou SUPABASE_PUBLISHABLE_KEY.");
    if (isRefused(await ask("/admin/users?page=1&per_page=1", secretKey)))
      return wrong("O projeto de SUPABASE_URL recusou SUPABASE_SECRET_KEY.");
    return undefined;
  } catch {
    return away("O projeto de SUPABASE_URL não responde.");
  }
}

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.enum(["EC", "RSA", "OKP"]) })).min(1) });
const discovery = z.object({ issuer: z.string() });
const isRefused = ({ status }: { status: number }) => status === 401 || status === 403;
