import { expect } from "vitest";
import type { RecordChanges } from "#app/features/professionals/own-record.ts";
import { type Person, test } from "./testing/scene.ts";

/** Another value for each column that the owner may change, with what has to change along: the types ask for a new one's. */
const otherValues = ({ userId }: Person): { [Column in keyof Required<RecordChanges>]: RecordChanges } => ({
  name: { name: "Bia Lima" },
  specialty: { specialty: "Psiquiatria", approach: null },
  registration: { registration: "CRP 06/54321" },
  rqe: { rqe: "18206" },
  title_form: { title_form: "masculina" },
  approach: { approach: "Psicanálise" },
  age_group: { age_group: "ambos" },
  modality: { modality: "online" },
  address: { address: "Rua Nova, 1" },
  district: { district: "Cambuí" },
  city: { city: "Santos" },
  state: { state: "RJ", city: "Niterói" },
  schedule: { schedule: "Sábados" },
  weekly_hours: { weekly_hours: [{ weekday: 1, starts: "08:00", ends: "12:00" }] },
  description: { description: "Outra." },
  whatsapp: { whatsapp: "(11) 98765-4321" },
  contact_email: { contact_email: "outro@exemplo.com.br" },
  photo: { photo: `${userId}/${userId}.webp` },
  consultation_minutes: { consultation_minutes: 30 },
  booking_rules: { booking_rules: { buffer: 10, services: [{ id: "a", name: "Retorno", minutes: 30 }] } },
  works_on_holidays: { works_on_holidays: true },
  themes: { themes: ["ansiedade"] },
  health_plans: { health_plans: ["unimed"] },
  languages: { languages: ["ingles"] },
  accessibility: { accessibility: ["elevador"] },
  fee_min: { fee_min: 200 },
  fee_max: { fee_max: 300 },
});

/** Values that none of the test's records has. */
const strange: Record<string, string> = {
  uuid: "gen_random_uuid()",
  text: "'x'",
  integer: "77",
  numeric: "3",
  "timestamp with time zone": "timestamptz '2000-01-01'",
  ARRAY: "'{x}'",
};

test("what the owner may change is saved, and moves the version that two windows compare", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  for (const [column, changes] of Object.entries(otherValues(ana))) {
    await scene.sql("update directory.profiles set updated_at = '2020-01-01' where user_id = $1", [ana.userId]);
    const [saved] = await scene.as(ana).update(changes, ana);
    expect(saved, column).toMatchObject(changes);
    expect(saved?.updated_at, column).not.toEqual(new Date("2020-01-01"));
  }
});

test("every other column of the record is refused", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const columns = await scene.sql(
    "select column_name as name, data_type as type from information_schema.columns where table_name = 'professionals'",
  );
  for (const { name, type } of columns.filter((column) => !(String(column.name) in otherValues(ana)))) {
    const value = type === "boolean" ? `not ${name}` : strange[String(type)];
    const update = scene.as(ana).run(`update professionals set ${name} = ${value} where user_id = '${ana.userId}'`);
    await expect(update, String(name)).rejects.toThrow("Só os dados do perfil podem ser alterados aqui.");
  }
});
