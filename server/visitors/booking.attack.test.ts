import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import { cast } from "../../supabase/seed/cast.ts";
import { runServer } from "../testing/run-server.ts";
import { createBooking } from "../testing/send-booking-form.ts";

test("one id in capitals and small letters is one professional to every limit of a network", async () => {
  await using server = await runServer({ DEMO: "1" });
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
