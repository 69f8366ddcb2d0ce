import { randomInt } from "node:crypto";
import type { BrowserContext, Page } from "playwright/test";
import { demoPassword } from "../../supabase/seed/cast/cast.ts";
import { type Account, newAccount } from "./accounts.ts";
import { visitorAddress } from "./visitor-address.ts";

type Session = { access_token: string; user: { id: string } };

const headers = () => ({
  apikey: String(process.env.E2E_PUBLISHABLE_KEY),
  "Content-Type": "application/json",
  ...visitorAddress(),
});

/** Signed in without the form, which has its own journey. */
export async function enter(where: Page | BrowserContext, account: Account | string) {
  const given = typeof account === "string" ? { email: account, password: demoPassword } : account;
  const session = await openSession(given);
  await keepSession(where, session);
  return session;
}

/** Once a tab: who signs out later stays signed out. */
export async function keepSession(where: Page | BrowserContext, session: object) {
  await where.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("entered")) return;
      sessionStorage.setItem("entered", "yes");
      localStorage.setItem(String(key), String(value));
    },
    [`sb-${new URL(String(process.env.E2E_ADDRESS)).hostname.split(".")[0]}-auth-token`, JSON.stringify(session)],
  );
}

/** Somebody with a complete profile, for what would disturb the cast. */
export async function newProfessional(changes: object = {}) {
  const account = await newAccount();
  const session = await openSession(account);
  const [record] = await changeRecord(session, { ...profile, registration: newRegistration(), ...changes });
  return { ...account, session, id: String(record?.id) };
}

/** As another window would. */
export async function changeRecord(session: Session, changes: object): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${process.env.E2E_ADDRESS}/rest/v1/professionals?user_id=eq.${session.user.id}`, {
    method: "PATCH",
    headers: { ...headers(), Authorization: `Bearer ${session.access_token}`, Prefer: "return=representation" },
    body: JSON.stringify(changes),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** What the panel's button gives: the address by which one patient may review. */
export async function newReviewLink(session: Session) {
  const response = await fetch(`${process.env.E2E_ADDRESS}/rest/v1/rpc/make_review_link`, {
    method: "POST",
    headers: { ...headers(), Authorization: `Bearer ${session.access_token}` },
    body: "{}",
  });
  if (!response.ok) throw new Error(await response.text());
  return `/avaliar/${await response.json()}`;
}

async function openSession(account: Account): Promise<Session> {
  const response = await fetch(`${process.env.E2E_ADDRESS}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: headers(),
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Nobody else's: a registration is listed once. */
const newRegistration = () => `CRP 06/${randomInt(1e5, 1e7)}`;

const profile = {
  name: "Helena Prado",
  specialty: "Psicologia",
  approach: "TCC",
  age_group: "adultos",
  modality: "ambos",
  district: "Centro",
  city: "Campinas",
  state: "SP",
  schedule: "Segunda a sexta, das 9h às 18h",
  description: "Atendo com calma.",
  whatsapp: "(19) 99999-0000",
};
