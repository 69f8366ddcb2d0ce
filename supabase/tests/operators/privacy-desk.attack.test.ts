import { expect } from "vitest";
import { bookable, request } from "../testing/appointment-scene.ts";
import { call, operator } from "../testing/operator-scene.ts";
import { type Row, type Scene, service, test, visitor } from "../testing/scene.ts";

const victim = "vitima@exemplo.com.br";
const because = "Pedido de exclusão.";

const ask = (scene: Scene) =>
  scene.as(visitor).run("select directory.make_privacy_request('deletion', 'Eu mesma', $1, 'Apaguem tudo.')", [victim]);
const prove = (scene: Scene, token: string) =>
  scene.as(visitor).run("select directory.prove_privacy_request($1)", [token]);
const keptOf = async (scene: Scene) =>
  (await scene.sql("select count(*)::int as n from appointments where patient_email = $1", [victim]))[0]?.n;

test("whoever types somebody's address at the privacy desk erases nothing: the mailbox has to say so", async ({
  scene,
}) => {
  const [ana, olga] = [await bookable(scene, "Ana"), await operator(scene)];
  await request(scene, ana, { at: null, wish: "Sábado cedo", email: victim });
  await scene.sql("update appointments set status = 'declined', ended_at = now()");
  await ask(scene);
  const [asked] = (await call(scene, olga, "operator_requests")) as Row[];
  const erase = () => call(scene, olga, "operator_erase_kept", asked?.id, because);
  expect(asked?.provedAt).toBeNull();
  await expect(erase()).rejects.toThrow("ainda não confirmou");

  // Guesses, the protocol, and the hash that a thief of the table would have, prove nothing.
  const [kept] = await scene.sql("select encode(token_hash, 'hex') as hash from directory.privacy_proofs");
  for (const guess of ["", "A".repeat(43), String(asked?.protocol), String(kept?.hash)]) await prove(scene, guess);
  await expect(erase()).rejects.toThrow("ainda não confirmou");
  for (const who of [service, olga.actor])
    await expect(scene.as(who).run("update directory.privacy_requests set proved_at = now()")).rejects.toThrow(
      "permission denied",
    );
  await expect(scene.as(olga).run("select directory.prove_privacy_request('x')")).rejects.toThrow("permission denied");
  expect(await keptOf(scene)).toBe(1);

  const [email] = await scene.sql(
    "select data ->> 'token' as token from email.outbox where recipient = $1 and kind = $2",
    [victim, "privacy-request-received"],
  );
  await prove(scene, String(email?.token));
  expect(await erase()).toEqual({ outcome: "done" });
  expect(await keptOf(scene)).toBe(0);
});

test("whoever types somebody's address makes the desk send nothing, and a name that is not the kept one is marked", async ({
  scene,
}) => {
  const [ana, olga] = [await bookable(scene, "Ana"), await operator(scene)];
  await request(scene, ana, { at: null, wish: "Sábado cedo", email: victim, name: "Maria" });
  await ask(scene);
  const asked = async () => ((await call(scene, olga, "operator_requests")) as Row[])[0];
  const send = async () => call(scene, olga, "operator_send_kept", (await asked())?.id);
  expect(await asked()).toMatchObject({ isNameOther: true });
  await expect(send()).rejects.toThrow("ainda não confirmou");
  expect(await scene.sql("select from email.outbox where kind = 'privacy-request-data'")).toEqual([]);
  await scene.sql("update directory.privacy_requests set proved_at = now(), name = 'MARIA'");
  expect(await asked()).toMatchObject({ isNameOther: false });
  expect(await send()).toEqual({ outcome: "done" });
});

test("the proof of one request is none for another, and comes too late for a closed one", async ({ scene }) => {
  const olga = await operator(scene);
  await ask(scene);
  const [first] = await scene.sql("select id from directory.privacy_requests");
  const [email] = await scene.sql(
    "select data ->> 'token' as token from email.outbox where recipient = $1 and kind = $2",
    [victim, "privacy-request-received"],
  );
  await call(scene, olga, "operator_close_request", first?.id, false, "Sem confirmação do endereço.");
  await prove(scene, String(email?.token));
  await ask(scene);
  expect(await scene.sql("select from directory.privacy_requests where proved_at is not null")).toEqual([]);
  const [row] = await scene.as(visitor).run("select directory.privacy_request_by_proof($1) as it", [email?.token]);
  expect(row?.it).toMatchObject({ isOpen: false, isProved: false });
});
