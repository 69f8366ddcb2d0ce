import { expect } from "vitest";
import { signIn } from "../testing/account-scene.ts";
import { bookable } from "../testing/appointment-scene.ts";
import { type Person, type Scene, test, visitor } from "../testing/scene.ts";

const room = "https://sala.exemplo.org/ana";

async function online(
  scene: Scene,
  { professionalId }: Person,
  contact = "'maria@exemplo.com.br', null",
  isConfirmed = true,
  days = 2,
) {
  const [row] = await scene.sql(
    `insert into appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email,
       patient_whatsapp, contact_confirmed_at)
     values ($1, 'requested', now() + $2 * interval '1 day', now() + $2 * interval '1 day' + interval '1 hour', 'online',
       'Maria', ${contact}, ${isConfirmed ? "now()" : "null"})
     returning id, directory.new_appointment_link(id, false) as token`,
    [professionalId, days],
  );
  const { id, token } = row as { id: string; token: string };
  const shown = async () => {
    const [page] = await scene.as(visitor).run("select directory.appointment_by_link($1) -> 'room' as room", [token]);
    return page?.room;
  };
  return { id, shown };
}

const emails = async (scene: Scene) =>
  (await scene.sql(
    "select kind, data from email.outbox where recipient = 'maria@exemplo.com.br' and next_attempt_at is not null order by created_at, kind",
  )) as {
    kind: string;
    data: Record<string, unknown>;
  }[];

test("a patient learns the room when the appointment is confirmed, and not before or after", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const owner = scene.as(await signIn(scene, ana));
  await owner.run("select set_room($1)", [room]);
  const { id, shown } = await online(scene, ana);
  expect(await shown()).toBeNull();
  await owner.run("select confirm_appointment($1)", [id]);
  expect(await shown()).toBe(room);
  expect((await emails(scene)).at(-1)).toMatchObject({ kind: "appointment-confirmed", data: { room } });
  await owner.run("select set_appointment_room($1, 'https://sala.exemplo.org/so-maria')", [id]);
  expect(await shown()).toBe("https://sala.exemplo.org/so-maria");
  expect((await emails(scene)).at(-1)).toMatchObject({
    kind: "appointment-room",
    data: { room: "https://sala.exemplo.org/so-maria" },
  });
  await owner.run("select set_appointment_room($1, '')", [id]);
  expect(await shown()).toBe(room);
  await owner.run("select cancel_appointment($1)", [id]);
  expect(await shown()).toBeNull();
  await expect(owner.run("select set_appointment_room($1, $2)", [id, room])).rejects.toThrow("já mudou");
});

/** All of a test is one moment of the database's clock: what was told before is put out of the way. */
const clearOutbox = (scene: Scene) => scene.sql("delete from email.outbox");

test("who has a consultation ahead hears of another usual room, once for a change, and not who has a room of the own", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana");
  const owner = scene.as(await signIn(scene, ana));
  const confirmed = async (days: number) => {
    const made = await online(scene, ana, undefined, true, days);
    await owner.run("select confirm_appointment($1)", [made.id]);
    return made;
  };
  const [next, alone, past] = [await confirmed(2), await confirmed(3), await confirmed(4)];
  await online(scene, ana, undefined, true, 5);
  await owner.run("select set_appointment_room($1, 'https://sala.exemplo.org/so-maria')", [alone.id]);
  await scene.sql(
    "update appointments set starts_at = now() - interval '2 days', ends_at = now() - interval '47 hours' where id = $1",
    [past.id],
  );
  await clearOutbox(scene);
  const told = async () =>
    (await emails(scene)).map(({ kind, data }) => [kind, data.id, data.room] as [string, unknown, unknown]);
  await owner.run("select set_room($1)", [room]);
  expect(await told()).toEqual([["appointment-room", next.id, room]]);
  await clearOutbox(scene);
  await owner.run("select set_room($1)", [`${room} `]);
  expect(await told()).toEqual([]);
  await owner.run("select set_room('https://sala.exemplo.org/outra')");
  expect(await told()).toEqual([["appointment-room", next.id, "https://sala.exemplo.org/outra"]]);
  await clearOutbox(scene);
  await owner.run("select set_appointment_room($1, '')", [alone.id]);
  expect(await told()).toEqual([["appointment-room", alone.id, "https://sala.exemplo.org/outra"]]);
  await clearOutbox(scene);
  await owner.run("select set_appointment_room($1, '')", [alone.id]);
  expect(await told()).toEqual([]);
});

test("who was told a room hears that it holds no more, and whoever never had one hears nothing", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const owner = scene.as(await signIn(scene, ana));
  const [usual, alone] = [await online(scene, ana, undefined, true, 2), await online(scene, ana, undefined, true, 3)];
  await owner.run("select confirm_appointment($1), confirm_appointment($2)", [usual.id, alone.id]);
  await clearOutbox(scene);
  const told = async () => (await emails(scene)).map(({ kind, data }) => [kind, data.id, data.room ?? null]);
  await owner.run("select set_room('')");
  await owner.run("select set_appointment_room($1, '')", [alone.id]);
  expect(await told()).toEqual([]);
  await owner.run("select set_appointment_room($1, 'https://sala.exemplo.org/so-maria')", [alone.id]);
  await owner.run("select set_room($1)", [room]);
  await clearOutbox(scene);
  await owner.run("select set_room('')");
  expect(await told()).toEqual([["appointment-room", usual.id, null]]);
  await clearOutbox(scene);
  await owner.run("select set_appointment_room($1, '')", [alone.id]);
  expect(await told()).toEqual([["appointment-room", alone.id, null]]);
});

test("saved as it was, the room of one consultation is nobody's news, and follows the usual one", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const owner = scene.as(await signIn(scene, ana));
  const maria = await online(scene, ana, undefined, true, 1);
  await owner.run("select set_room($1), confirm_appointment($2)", [room, maria.id]);
  await clearOutbox(scene);
  await scene.sql("update appointments set updated_at = now() - interval '1 day' where id = $1", [maria.id]);
  for (const same of [room, "", ` ${room} `]) await owner.run("select set_appointment_room($1, $2)", [maria.id, same]);
  expect(await emails(scene)).toEqual([]);
  // Nothing was told: the reminder is.
  await scene.sql("select directory.remind_of_appointments()");
  expect((await emails(scene)).map(({ kind }) => kind)).toEqual(["appointment-reminder"]);
  await owner.run("select set_room('https://sala.exemplo.org/nova')");
  expect(await maria.shown()).toBe("https://sala.exemplo.org/nova");
});

test("of a series its patient hears once of another usual room, with every date", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const owner = scene.as(await signIn(scene, ana));
  const add =
    "select add_appointments(now() + interval '2 days', 50, 'online', 'Maria', 'maria@exemplo.com.br', null, null, 3)";
  await owner.run(add);
  await clearOutbox(scene);
  await owner.run("select set_room($1)", [room]);
  const [told, ...more] = await emails(scene);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ kind: "appointment-room", data: { hasRoom: true } });
  expect(told?.data.dates).toHaveLength(3);
});

test("an address that nobody confirmed gets no link of a professional's from us, only that there is one", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana");
  const owner = scene.as(await signIn(scene, ana));
  await owner.run("select set_room($1)", [room]);
  const { id, shown } = await online(scene, ana, undefined, false);
  await owner.run("select confirm_appointment($1)", [id]);
  expect(await shown()).toBe(room);
  const { data } = (await emails(scene)).at(-1) ?? {};
  expect(data).toMatchObject({ hasRoom: true });
  expect(JSON.stringify(data)).not.toContain("sala.exemplo.org");
});

test("somebody with a number gets no email, and a consultation in person has no room", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const owner = scene.as(await signIn(scene, ana));
  await owner.run("select set_room($1)", [room]);
  const byNumber = await online(scene, ana, "null, '11912345678'");
  await owner.run("select confirm_appointment($1)", [byNumber.id]);
  await owner.run("select set_appointment_room($1, $2)", [byNumber.id, room]);
  expect(await emails(scene)).toEqual([]);
  expect(await byNumber.shown()).toBe(room);
  await scene.sql("update appointments set modality = 'presencial'");
  expect(await byNumber.shown()).toBeNull();
});

test("a room is its owner's to read and to set, in a living session, and is a secure address", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  const owner = scene.as(await signIn(scene, ana));
  const other = scene.as(await signIn(scene, bruno));
  const { id } = await online(scene, ana);
  const special = "https://sala.exemplo.org/especial";
  await owner.run("select set_room($1), set_appointment_room($2, $3)", [room, id, special]);
  expect(await owner.run("select my_rooms() as it")).toEqual([{ it: { room, appointments: { [id]: special } } }]);
  expect(await other.run("select my_rooms() as it")).toEqual([{ it: { room: null, appointments: {} } }]);
  await expect(other.run("select set_appointment_room($1, 'https://outro.exemplo.org')", [id])).rejects.toThrow(
    "já mudou",
  );
  expect(await owner.run("select my_rooms() as it")).toEqual([{ it: { room, appointments: { [id]: special } } }]);
  await expect(scene.as(ana).run("select set_room('https://ladrao.exemplo.org')")).rejects.toThrow("Entre de novo");
  for (const address of ["http://sala.exemplo.org", "javascript:alert(1)", "https://a b.org", "https://u@sala.org/"])
    await expect(owner.run("select set_room($1)", [address])).rejects.toThrow("Este endereço não serve de sala.");
  await expect(owner.run("select set_appointment_room($1, 'https://192.0.2.7/a')", [id])).rejects.toThrow("não serve");
  await expect(owner.run("select * from directory.rooms")).rejects.toThrow(/permission denied/);
  await expect(scene.as(visitor).run("select my_rooms()")).rejects.toThrow(/permission denied/);
  await owner.run("select set_room('')");
  expect(await owner.run("select my_rooms() -> 'room' as room")).toEqual([{ room: null }]);
});
