import { expect, test } from "vitest";
import type { ServerServices } from "#app/shared/server-services.ts";
import { changeReview } from "./write-review.server.ts";

/** What the page is answered when the database says that the link was in this state. */
function send(state: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...{ estrelas: "5", comentario: "Muito atenciosa.", nome: "", consentimento: "sim" },
    ...{ prova: "feita" },
  }))
    form.set(name, value);
  const services: Partial<ServerServices> = {
    limitVisitor: async () => undefined,
    markNetwork: () => "rede",
    verifyChallenge: async () => true,
    queryAsVisitor: async <Row extends object>() => [{ state }] as unknown as Row[],
  };
  return changeReview(services as ServerServices, { form, visitor: "rede" }, "link");
}

test("a link that has ended while somebody wrote leaves the words in the form; what is written is shown", async () => {
  for (const ended of ["expired", "used"])
    expect(await send(ended)).toMatchObject({ problem: { title: "Este link não serve mais" } });
  expect([await send("open"), await send("written")]).toEqual([undefined, undefined]);
  expect(await send("insult")).toMatchObject({ errors: { ciente: expect.any(String) } });
});
