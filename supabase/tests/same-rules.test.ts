import fc from "fast-check";
import { expect } from "vitest";
import { emails } from "#app/emails/emails.ts";
import { isRoomAddress } from "#app/features/appointments/rooms/room.ts";
import { nationalHolidays } from "#app/features/availability/dates/national-holidays.ts";
import { MAX_BLOCKS } from "#app/features/availability/editor/week-plan.ts";
import { periodAt, periods } from "#app/features/availability/periods.ts";
import { bufferOptions, horizonOptions, MAX_SERVICES, noticeOptions } from "#app/features/panel/hours/rules-form.ts";
import { isMinutes, MAX_HORIZON } from "#app/features/professionals/booking-rules.ts";
import { missingParts } from "#app/features/professionals/listing.ts";
import { modalityBits } from "#app/features/professionals/modality.ts";
import { profileFields } from "#app/features/professionals/profile-fields.ts";
import { approachesOf } from "#app/features/professionals/profile-options.ts";
import { emptyProfile, toProfileUpdate } from "#app/features/professionals/profile-record.ts";
import { readRegistration } from "#app/features/professionals/registration/registration.ts";
import { asksRqe } from "#app/features/professionals/registration/titles.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { ownRecord } from "#app/features/professionals/testing/own-record.ts";
import { availabilityMask, weekdays } from "#app/features/search/availability.ts";
import { graceDays, trialDays } from "#app/features/subscription/terms.ts";
import { verifiedMonths } from "#app/features/verification/terms.ts";
import { hasLetter, plainText, tidyName } from "#app/shared/forms/plain-words.ts";
import { isFee } from "#app/shared/forms/read-reais.ts";
import { DEFAULT_ZONE, timeOf } from "#app/shared/time-zones.ts";
import { completeProfile, test } from "./testing/scene.ts";

/**
 * Rules that TypeScript shows and SQL decides, compared over all there is to ask. Others of the kind stand where their
 * own tests are: free slots and their horizon in appointments/availability.test.ts, cities and distances in
 * facet-cache.test.ts, limits of texts in profile-rules.test.ts.
 */

test("a modality is the same bits", async ({ scene }) => {
  const names = Object.keys(modalityBits);
  const rows = await scene.sql(
    `select name, directory.modality_bits(name) as bits, directory.modality_name(directory.modality_bits(name)) as back
     from unnest($1::text[]) as name`,
    [names],
  );
  expect(rows).toEqual(Object.entries(modalityBits).map(([name, bits]) => ({ name, bits, back: name })));
});

test("a half-day is the same bit", async ({ scene }) => {
  const [starts, ends] = [
    ["08:00", "13:00", "19:00"],
    ["09:00", "14:00", "20:00"],
  ];
  for (const weekday of weekdays.keys())
    for (const period of periods.keys()) {
      const hours = JSON.stringify([{ weekday, starts: starts[period], ends: ends[period] }]);
      expect(await scene.sql(`select directory.availability_bits('${hours}') as bits`)).toEqual([
        { bits: availabilityMask(weekday, period) },
      ]);
    }
});

test("every minute of a day is in the same period", async ({ scene }) => {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
  const rows = await scene.sql(
    `select directory.period_of('00:00'::time + make_interval(mins => minute)) as period from unnest($1::int[]) as minute`,
    [minutes],
  );
  expect(rows.map(({ period }) => period)).toEqual(minutes.map((minute) => periods[periodAt(minute)]?.value));
});

test("national holidays fall on the same days in every year of two centuries", async ({ scene }) => {
  const years = Array.from({ length: 200 }, (_, index) => 1950 + index);
  const rows = await scene.sql(
    `select day::date::text as day from generate_series('1950-01-01'::date, '2149-12-31', '1 day') as day
     where directory.is_holiday(day::date, null)`,
  );
  // Good Friday may be Tiradentes, too.
  const days = new Set(years.flatMap((year) => nationalHolidays(year).map(({ day }) => day)));
  expect(rows.map(({ day }) => day)).toEqual([...days]);
});

test("a profile is complete for the panel exactly when the database lists it", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const parts = ["specialty", "registration", "schedule", "district", "city"] as const;
  const whole = ownRecord();
  for (const modality of [null, "presencial", "online", "ambos"] as const)
    for (let missing = 0; missing < 2 ** parts.length; missing++) {
      const gaps = Object.fromEntries(parts.filter((_, bit) => missing & (1 << bit)).map((part) => [part, null]));
      const record = ownRecord({ ...gaps, modality, ...("city" in gaps && { state: null }) });
      await scene.sql(
        `update directory.profiles set name = $2, specialty_id = directory.specialty_id($3), registration = $4,
           approach = null, modality = directory.modality_bits($5), schedule = $6, district = $7,
           city_id = directory.city_id($8, $9) where user_id = $1`,
        [
          ...[ana.userId, whole.name, record.specialty ?? "", record.registration, modality ?? "", record.schedule],
          ...[record.district, record.city ?? "", record.state ?? ""],
        ],
      );
      const [row] = await scene.sql("select directory.is_listed($1) as listed", [ana.professionalId]);
      expect({ record, listed: row?.listed }).toEqual({ record, listed: missingParts(record).length === 0 });
    }
});

test("specialties and their approaches are the same lists", async ({ scene }) => {
  const rows = await scene.sql(`
    select s.name, array(select a.name from approaches a where a.specialty_id = s.id order by a.name) as approaches
    from specialties s order by s.id`);
  expect(rows).toEqual(
    specialties.map(({ name }) => ({ name, approaches: [...approachesOf(name)].sort((a, b) => (a < b ? -1 : 1)) })),
  );
});

test("grace ends on the same day", async ({ scene }) => {
  const [row] = await scene.sql(`
    select extract(day from directory.listing_end(p, m) - m.paid_until)::int as days
    from (select (jsonb_populate_record(null::directory.profiles,
        '{"name": "Ana", "specialty_id": 1, "registration": "CRP 06/12", "modality": 2, "schedule": "x"}')).*) p,
      (select (jsonb_populate_record(null::directory.memberships,
        '{"subscription_status": "past_due", "paid_until": "2026-11-01T12:00:00Z"}')).*) m`);
  expect(row).toEqual({ days: graceDays });
});

/** Every example of the councils, everyday spellings, and what is none. */
const registrations = [
  ...["CRP 08/23528", "06/166340", "14/05473-7", "02/IS265", "CRP 12345", "CRP 25/12345", "CRP 06/1", "CRP 06/125.242"],
  ...[
    "CRM/RO 197",
    "CRM/DF 13.019",
    "crm-sp 123456 + RQE 12345",
    "CRM XX 123",
    "CRMSP 177068",
    "CRM 12345",
    "CREMESP 1",
  ],
  ...["2-5766", "5-15231-2", "9-0020-5", "CRFa 2/5766", "CRFA 0-12", "CRFa 12345"],
  ...[
    "CREFITO-4/12345-F",
    "CREFITO 4 / 12345 F",
    "CREFITO-21/1-F",
    "CREFITO-3/12345-TO",
    "crefito 03-12 TO",
    "CREFITO 9",
  ],
  ...["CRN3 13008", "CRN4 03100160", "CRN-3 nº 13008/P", "CRN-12 1", "CRN 13008"],
  ...["COREN-SP 33.498-ENF", "COREN/SP 33498", "coren sp 33498 - tec", "COREN-SP 33498-XYZ", "COREN 33498"],
  ...["CRO-SP 12345", "CRO-SP-CD-12345", "CRO SP 1.234.567", "CRO-XX 12345", "CRO: 12345", "CRO 1"],
  ...["registro em andamento", "em breve", "12345", "1", "-", "n/a", "RQE 12345", "CRP", "CRP 06/", "CRP e CRM 12"],
];

test("a registration lists exactly where the form says that it is one of the council's", async ({ scene }) => {
  const councils = "CRP CRM CRFa CREFITO CRN COREN CRO".split(" ");
  const parts = fc.constantFrom(
    ...councils,
    ..."06/ SP - / . n º - 12 345 1.234 F TO -ENF /P IS RQE +".split(" "),
    " ",
  );
  const random = fc.sample(fc.array(parts, { maxLength: 6 }), { numRuns: 400, seed: 7 });
  const asked: Record<string, unknown>[] = [];
  const texts = [...registrations, ...random.map((words) => words.join("").replace(/\s+/g, " ").trim())];
  for (const { name } of specialties)
    for (const text of texts) {
      const { text: written, status } = readRegistration(text, name);
      // As typed, too: whoever calls the API writes as they like. A physician's RQE is taken off before.
      const kept = name === "Psiquiatria" ? [written] : [written, text];
      asked.push(...kept.map((registration) => ({ name, registration, isForm: status !== "unknown" })));
    }
  const rows = await scene.sql(
    `select name, registration, directory.is_registration_form(registration, directory.specialty_id(name)) as "isForm"
     from jsonb_to_recordset($1) as asked (name text, registration text)`,
    [asked],
  );
  expect(rows).toEqual(asked);
});

test("a registration and its RQE are split in the same way, by the form and without it", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const typed = [
    "CRM/SP 123456 + RQE 12345",
    "CRM/DF 13019, rqe nº 99",
    "CRM/SP 1 e RQE:7",
    "CRM/RO 197",
    "RQE 12",
    "CRM/SP 1 RQE 1234567",
  ];
  for (const registration of typed) {
    const wanted = toProfileUpdate({ ...emptyProfile, name: "Ana", specialty: "Psiquiatria", registration }, "");
    const [saved] = await scene.as(ana).update({ specialty: "Psiquiatria", registration, rqe: null }, ana);
    expect({ registration, saved: [saved?.registration, saved?.rqe] }).toEqual({
      registration,
      saved: [wanted.registration, wanted.rqe],
    });
  }
});

test("the same specialties are asked for an RQE", async ({ scene }) => {
  const rows = await scene.sql(
    `select s.name, directory.rqe_end(jsonb_populate_record(null::directory.profiles, jsonb_build_object('specialty_id', s.id)),
       jsonb_populate_record(null::directory.memberships, '{"trial_end_date": "2026-12-01"}')) is not null as asked
     from public.specialties s order by s.id`,
  );
  expect(rows).toEqual(specialties.map(({ name }) => ({ name, asked: asksRqe(name) })));
});

test("what belongs to no city goes by the same clock", async ({ scene }) => {
  expect(await scene.sql("select directory.default_zone() as zone")).toEqual([{ zone: DEFAULT_ZONE }]);
});

test("a week has as many hours as the form lets one add", async ({ scene }) => {
  const week = (blocks: number) =>
    Array.from({ length: blocks }, (_, index) => ({
      ...{ weekday: Math.floor(index / 10), starts: timeOf((index % 10) * 60), ends: timeOf((index % 10) * 60 + 30) },
    }));
  const rows = await scene.sql(
    "select directory.are_weekly_hours(hours) as taken from jsonb_array_elements($1::text::jsonb) with ordinality as h (hours, at) order by at",
    [JSON.stringify([week(MAX_BLOCKS), week(MAX_BLOCKS + 1)])],
  );
  expect(rows).toEqual([{ taken: true }, { taken: false }]);
});

test("rules of booking are taken exactly as their form offers them", async ({ scene }) => {
  const service = (more: object, id = "a") => ({ id, name: "Consulta", minutes: 50, ...more });
  const services = (length: number) => Array.from({ length }, (_, index) => service({}, `a${index}`));
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  const cases: [rules: object, taken: boolean][] = [
    [{ services: services(MAX_SERVICES) }, true],
    [{ services: services(MAX_SERVICES + 1) }, false],
    ...numbers.map((minutes): [object, boolean] => [{ services: [service({ minutes })] }, isMinutes(String(minutes))]),
    ...[0, 1, 99_999, 100_000].map((fee): [object, boolean] => [{ services: [service({ fee })] }, isFee(String(fee))]),
    ...bufferOptions.map(({ value }): [object, boolean] => [{ buffer: Number(value) }, true]),
    ...noticeOptions.map(({ value }): [object, boolean] => [{ notice: Number(value) }, true]),
    ...horizonOptions.map(({ value }): [object, boolean] => [{ horizon: Number(value) }, true]),
    [{ horizon: MAX_HORIZON }, true],
    [{ horizon: MAX_HORIZON + 1 }, false],
  ];
  const rows = await scene.sql(
    "select rules, directory.are_booking_rules(rules) as taken from jsonb_array_elements($1::text::jsonb) with ordinality as r (rules, at) order by at",
    [JSON.stringify(cases.map(([rules]) => rules))],
  );
  expect(rows).toEqual(cases.map(([rules, taken]) => ({ rules, taken })));
});

test("a trial and a badge last as long", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const [row] = await scene.sql(
    `select extract(day from m.trial_end_date - now())::int as days,
       directory.verified_since() = now() - make_interval(months => $2) as is_same
     from directory.memberships m where m.user_id = $1`,
    [ana.userId, verifiedMonths],
  );
  expect(row).toEqual({ days: trialDays, is_same: true });
});

test("which emails are patients' is the same for who words them and for who keeps them", async ({ scene }) => {
  const rows = await scene.sql("select kind, email.is_for_patient(kind) as patient from unnest($1::text[]) kind", [
    emails.map(({ kind }) => kind),
  ]);
  const patients = emails.map(({ kind, isForPatient }) => ({ kind, patient: isForPatient }));
  expect(rows).toEqual(patients);
  expect(patients.filter(({ patient }) => patient).length).toBeGreaterThan(15);
});

test("a room is a site by its name, and nothing that only looks like one", async ({ scene }) => {
  const rooms = ["https://meet.google.com/abc", "https://us02web.zoom.us/j/1?pwd=a.b#c", "https://xn--ggle-55da.com"];
  const none = [
    ...[
      "http://a.org",
      "https://a",
      "https://a.org:8443/",
      "https://u@a.org/",
      "https://a.org@b.org/",
      "https://a.org\\@b.org",
    ],
    ...["https://192.0.2.7/", "https://0x7f.1/", "https://[::1]/", "https://a.org./", "https://а.org", "https://A.org"],
    ...[
      "https://a.org/á",
      "https://a.org/ b",
      "https://a.org/\u200b",
      "https://a.org\n",
      "\nhttps://a.org",
      "https://a..org",
    ],
  ];
  const parts = fc.constantFrom(
    ..."https:// http:// a meet.google.com . .org .0x1 : @ / ? # \\ 443 127.1 [::1] xn-- - _ á \n".split(" "),
  );
  const random = fc.sample(fc.array(parts, { maxLength: 5 }), { numRuns: 1_000, seed: 7 });
  const asked = [...rooms, ...none, ...random.map((those) => `https://${those.join("")}`)];
  const rows = await scene.sql(
    "select directory.is_room_address(address) as taken from unnest($1::text[]) with ordinality as a (address, at) order by at",
    [asked],
  );
  expect(rows).toEqual(asked.map((address) => ({ taken: isRoomAddress(address) })));
  expect(rows.map(({ taken }) => taken).slice(0, rooms.length + none.length)).toEqual([
    ...rooms.map(() => true),
    ...none.map(() => false),
  ]);
  // A browser goes to the site that the address names.
  for (const address of asked.filter(isRoomAddress)) {
    const { host, username } = new URL(address);
    expect([address, username]).toEqual([expect.stringContaining(`https://${host}`), ""]);
  }
});

test("a name has a letter and nothing unseen, and a text of unseen signs is none", async ({ scene }) => {
  const names = [
    ...[
      "Ana",
      "  Ana \n Souza ",
      "Ana\u200b",
      "A\u202ena",
      "José",
      "Jose\u0301",
      "李明",
      "Олег",
      "O'Neil",
      "R2-D2",
      "D. Ana",
      "é",
    ],
    ...[
      "",
      " ",
      "\u200b",
      "\u202e\u2066",
      "\u0007\u001b",
      "\u00a0",
      "\u3164",
      "\u2800",
      "\ufeff\u00ad",
      "\u{e0041}",
      "123",
      "?!",
      "🙂",
      "—",
      "1\u200d2",
    ],
  ];
  const texts = [
    "Olá 👩‍⚕️❤️\r\n\r\nTudo bem? ",
    "\u202eOlá\u2069",
    "\u200b\n",
    "\u00a0\tOlá\u00a0",
    "a\u0000".slice(0, 1),
    "\u2028x",
  ];
  const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    /[^\0\u3200-\ufaff]/.test(sign),
  );
  const rare = [0x110bd, 0x13430, 0x1d173, 0x1f642, 0x20000, 0xe0001, 0xe0fff].map((code) =>
    String.fromCodePoint(code),
  );
  // A sign may be newer than one of the two; those of each are the same where something hangs on it.
  const isAssigned = (sign: string) => !/\p{Cn}/u.test(sign) || /\p{Default_Ignorable_Code_Point}/u.test(sign);
  const asked = [...names, ...texts, ...[...signs, ...rare].filter(isAssigned).map((sign) => `A${sign}b`)];
  const rows = await scene.sql(
    `select directory.tidy_name(typed) as name, coalesce(directory.plain_text(typed), '') as text
     from unnest($1::text[]) with ordinality as t (typed, at) order by at`,
    [asked],
  );
  expect(rows).toEqual(asked.map((typed) => ({ name: tidyName(typed), text: plainText(typed) })));
  const letters = await scene.sql(
    "select name, directory.has_letter(name) as is from unnest($1::text[]) with ordinality as t (name, at) order by at",
    [[...names, ...signs.slice(0, 0x7ff)]],
  );
  expect(letters).toEqual([...names, ...signs.slice(0, 0x7ff)].map((name) => ({ name, is: hasLetter(name) })));
  expect(letters.slice(0, names.length).map(({ is }) => is)).toEqual(names.map((_, index) => index < 12));
});

test("the texts that the form reads for forbidden words are those that are held back", async ({ scene }) => {
  const free = Object.entries(profileFields).filter(([, field]) => "isFree" in field && field.isFree);
  const ana = await scene.signUp("Ana");
  await scene.as(ana).update(completeProfile, ana);
  const [row] = await scene.sql(
    "select array(select jsonb_object_keys(directory.free_texts(p)) order by 1) as columns from directory.profiles p where p.id = $1",
    [ana.professionalId],
  );
  expect(row?.columns).toEqual(free.map(([name]) => name).toSorted());
});
