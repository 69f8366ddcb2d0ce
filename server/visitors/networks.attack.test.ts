import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cast, demoPassword } from "../../supabase/seed/cast/cast.ts";
import { type RunningServer, runServer } from "../testing/run-server.ts";
import { createBooking } from "../testing/send-booking-form.ts";

let server: RunningServer;
let publishable: string;
beforeAll(async () => {
  server = await runServer({ DEMO: "1", PROXIES: "1" });
  publishable = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8")).publishable_key;
});
afterAll(() => server[Symbol.asyncDispose]());

const luana = cast.luana;

function clientFrom(network: string) {
  return createClient(String(server.address), publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { "X-Forwarded-For": network } },
  });
}

async function signInFrom(network: string) {
  const client = clientFrom(network);
  expect((await client.auth.signInWithPassword({ email: luana.email, password: demoPassword })).error).toBeNull();
  return client;
}

/** As the panel counts the own ones. Invitations do not count in the average, whoever writes them. */
async function countShown(client: ReturnType<typeof clientFrom>) {
  const { count } = await client.from("reviews").select("id", { count: "exact", head: true }).is("hidden_at", null);
  return Number(count);
}

/** As a browser without scripts sends it. */
async function review(token: string, network: string) {
  const answer = await fetch(`${server.address}/avaliar/${token}`, {
    method: "POST",
    headers: { "X-Forwarded-For": network, Origin: String(server.address) },
    body: new URLSearchParams({ estrelas: "5", nome: "Joana", consentimento: "sim" }),
  });
  expect(answer.status).toBe(200);
}

test("a professional who answers the own link from a network they signed in from is not published; a patient is", async () => {
  await signInFrom("2001:db8:0:7:1:2:3:4");
  const client = await signInFrom("198.51.100.4");
  const newLink = async () => String((await client.rpc("make_review_link")).data);
  const shownReviews = () => countShown(client);
  const before = await shownReviews();
  expect(before).toBeGreaterThan(0);
  for (const own of ["198.51.100.4", "::ffff:198.51.100.4", "2001:db8:0:7:9:9:9:9"]) {
    await review(await newLink(), own);
    expect(await shownReviews(), own).toBe(before);
  }
  await review(await newLink(), "198.51.100.5");
  expect(await shownReviews()).toBe(before + 1);
  await review(await newLink(), "2001:db8:0:8::1");
  expect(await shownReviews()).toBe(before + 2);
});

test("one id in capitals and small letters is one professional to every limit of a network", async () => {
  const [, , , , host = ""] = (await readFile(join(server.dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  await using owner = Object.assign(postgres({ host, user: "postgres", database: "postgres", max: 1 }), {
    [Symbol.asyncDispose]: async () => owner.end(),
  });
  const { id } = cast.marcos;
  const slots = await owner<{ at: Date; modality: number }[]>`
    select starts_at as at, modality from directory.free_slots(${id}, current_date, current_date + 20) limit 3`;
  const book = await createBooking(server);
  const spellings = [id, id.toUpperCase(), id.replace(/[a-f]/, (letter) => letter.toUpperCase())];
  const answers = [];
  for (const [patient, professional] of spellings.entries()) {
    const { at = new Date(), modality = 1 } = slots[patient] ?? {};
    answers.push(
      await book({ professional, at, modality: modality & 1 ? "presencial" : "online", patient, network: 9 }),
    );
  }
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const hits = await owner`select hits from directory.visitor_hits where key like 'appointmentWithOne %'`;
  expect(hits).toEqual([{ hits: 3 }]);
  // The third one's contact has to be confirmed, whatever the address looked like.
  const made = await owner`
    select patient_name, status, held_until is not null as held from appointments
    where professional_id = ${id} and patient_name like 'Paciente %' order by 1`;
  expect(made).toEqual([
    { patient_name: "Paciente 0", status: "requested", held: true },
    { patient_name: "Paciente 1", status: "requested", held: true },
    { patient_name: "Paciente 2", status: "unconfirmed", held: false },
  ]);
  const page = await (await fetch(`${server.address}${answers[2]?.location}`)).text();
  expect(page).toContain("Falta confirmar seu e-mail");
  expect(page).not.toContain("Confirmar meu pedido");
});
