import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { z } from "zod";
import { ProviderError } from "../provider.ts";

export type PixConnection = {
  url: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** The client's certificate and its key, as PEM: the bank knows us by them (mTLS). */
  certificate: string | undefined;
  certificateKey: string | undefined;
  now(): number;
};

export type PixSettings = PixConnection & {
  /** The key (chave) and the account that receive the money. */
  key: string;
  branch: string;
  account: string;
  webhookSecret: string;
  publicUrl: string;
};

export type PixHttp = <Schema extends z.ZodType>(
  schema: Schema,
  method: "GET" | "PUT" | "POST" | "PATCH",
  path: string,
  body?: object,
) => Promise<z.output<Schema>>;

/** Nothing by that name at the bank. */
export class NotAtBank extends ProviderError {
  override name = "NotAtBank";
}

/** Understood, and against the bank's rules. */
export class RefusedByBank extends ProviderError {
  override name = "RefusedByBank";
}

const timeLimit = 20_000;
const maxAnswer = 1024 * 1024;
const token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/** JSON over mTLS with an OAuth2 token, which is fetched when needed and kept until it runs out. */
export function openPixHttp(connection: PixConnection): PixHttp {
  let kept: { value: string; until: number } | undefined;

  async function readToken() {
    if (kept && kept.until > connection.now()) return kept.value;
    const basic = Buffer.from(`${connection.clientId}:${connection.clientSecret}`).toString("base64");
    const answer = await exchange(connection, {
      ...{ method: "POST", url: connection.tokenUrl, body: "grant_type=client_credentials" },
      headers: { Authorization: `Basic ${basic}`, "Content-Type": "application/x-www-form-urlencoded" },
    });
    if (answer.status !== 200) throw new ProviderError(`pix token ${answer.status}`);
    const { access_token, expires_in } = parse(token, answer.text);
    kept = { value: access_token, until: connection.now() + (expires_in - 30) * 1000 };
    return access_token;
  }

  return async (schema, method, path, body) => {
    const call = async () =>
      exchange(connection, {
        ...{ method, url: `${connection.url.replace(/\/$/, "")}${path}`, body: body && JSON.stringify(body) },
        headers: { Authorization: `Bearer ${await readToken()}`, "Content-Type": "application/json" },
      });
    let answer = await call();
    if (answer.status === 401) {
      kept = undefined;
      answer = await call();
    }
    if (answer.status === 404) throw new NotAtBank(`pix ${method} 404`);
    if (answer.status === 400) throw new RefusedByBank(`pix ${method} 400`);
    if (answer.status < 200 || answer.status > 299) throw new ProviderError(`pix ${method} ${answer.status}`);
    return parse(schema, answer.text);
  };
}

type Exchange = { method: string; url: string; headers: Record<string, string>; body?: string | undefined };

/** Not fetch: it cannot show a client's certificate. */
function exchange({ certificate, certificateKey }: PixConnection, { method, url, headers, body }: Exchange) {
  const send = url.startsWith("https:") ? requestHttps : requestHttp;
  const identity = certificate && certificateKey ? { cert: certificate, key: certificateKey } : {};
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const fail = (code: string) => reject(new ProviderError(code));
    const request = send(url, { method, headers, ...identity, signal: AbortSignal.timeout(timeLimit) }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
        if (text.length > maxAnswer) request.destroy(new Error("too long"));
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", () => fail("pix answer broken off"));
    });
    request.on("error", (error: NodeJS.ErrnoException) => fail(`pix unreachable ${error.code ?? error.name}`));
    request.end(body);
  });
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text || "{}"));
  } catch {
    throw new ProviderError("pix answered nonsense");
  }
}
