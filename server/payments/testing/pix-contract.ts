import { join } from "node:path";
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";

const document = join(import.meta.dirname, "contracts/bacen-pix.yaml");

export type PixContract = Awaited<ReturnType<typeof loadPixContract>>;

/** The Central Bank's document, read by Prism: says what is wrong with a request, and what a bank would answer. */
export async function loadPixContract() {
  const operations = await getHttpOperationsFromSpec(document);
  const prism = createInstance(
    {
      ...{ mock: { dynamic: false }, validateRequest: true, validateResponse: false, checkSecurity: true },
      ...{ errors: false, isProxy: false, upstreamProxy: undefined },
    },
    { logger: silent() },
  );
  return async (method: string, url: URL, headers: Record<string, string>, body: unknown) => {
    const request = {
      ...{ method: method.toLowerCase() as "get" | "put" | "post" | "patch", headers, body },
      url: { path: url.pathname, query: Object.fromEntries(url.searchParams) },
    };
    const result = await prism.request(request, operations)();
    if (result._tag === "Left") return { status: 404, body: {}, errors: [result.left.message] };
    const { output, validations } = result.right;
    return { status: output.statusCode, body: output.body, errors: validations.input.map(({ message }) => message) };
  };
}

function silent() {
  const nothing = () => {};
  const logger = { info: nothing, debug: nothing, warn: nothing, error: nothing, success: nothing, fatal: nothing };
  const all = { ...logger, trace: nothing, start: nothing, note: nothing, child: () => all };
  return all as unknown as Parameters<typeof createInstance>[1]["logger"];
}
