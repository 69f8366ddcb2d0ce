import { randomInt, randomUUID } from "node:crypto";
import type { Account } from "./accounts.ts";
import { confirmAddress } from "./settle-account.ts";
import { visitorAddress } from "./visitor-address.ts";

export type Bookable = Account & { id: string; name: string; accessToken: string };

/** A patient's own: who has many requests without an answer may send no more. */
export const newPhone = () => `119${randomInt(1e7, 1e8)}`;

/** Each with times of its own. */
export const twoServices = [
  { id: "a", name: "Sessão", minutes: 50 },
  { id: "b", name: "Avaliação", minutes: 80 },
];

/** The same hours on each day of the week. */
export const everyDay = (starts: string, ends: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts, ends }));

/**
 * A professional of the journey's own who attends every morning, made by the API: the demo's cast stays as it is. A page of
 * the times of whole days costs several times as much, and tells no more.
 */
export async function newBookable(name: string, city = "Campinas", changes: object = {}): Promise<Bookable> {
  const account = { email: `${randomUUID()}@betesda.test`, password: "figos-ao-sol" };
  const { access_token, user } = await call("POST", "/auth/v1/signup", { ...account, data: { name } });
  const [record] = await call(
    "PATCH",
    `/rest/v1/professionals?user_id=eq.${user.id}`,
    {
      specialty: "Terapia Ocupacional",
      registration: `CREFITO-3/${randomInt(1e5, 1e7)}-TO`,
      modality: "ambos",
      age_group: "ambos",
      address: "Rua das Flores, 10",
      district: "Centro",
      city,
      state: "SP",
      schedule: "Todos os dias, das 8h às 12h",
      works_on_holidays: true,
      weekly_hours: everyDay("08:00", "12:00"),
      ...changes,
    },
    access_token,
  );
  await confirmAddress(user.id);
  return { ...account, id: record.id, name, accessToken: access_token };
}

/** As the panel's button does. */
export const pauseListing = ({ accessToken }: Bookable) => call("POST", "/rest/v1/rpc/pause_listing", {}, accessToken);

async function call(method: string, path: string, body: object, token?: string) {
  const response = await fetch(`${process.env.E2E_ADDRESS}${path}`, {
    method,
    headers: {
      apikey: String(process.env.E2E_PUBLISHABLE_KEY),
      "Content-Type": "application/json",
      Prefer: "return=representation",
      ...visitorAddress(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
