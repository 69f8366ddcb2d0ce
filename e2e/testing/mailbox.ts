import { expect } from "playwright/test";

type Email = { to: string; subject: string; text: string };

/** The link in the newest email with this subject, once it has arrived in the demo's mailbox. */
export async function linkInEmail(to: string, subject: string | RegExp) {
  return String(/https?:\/\/\S+/.exec(await textOfEmail(to, subject)));
}

/** All of it. */
export async function textOfEmail(to: string, subject: string | RegExp) {
  const isIt = (email: Email) =>
    typeof subject === "string" ? email.subject === subject : subject.test(email.subject);
  const find = async () => (await readEmails(to)).find(isIt);
  await expect.poll(find).toBeDefined();
  return (await find())?.text ?? "";
}

async function readEmails(to: string): Promise<Email[]> {
  const address = `${process.env.E2E_ADDRESS}/dev/mailbox?to=${encodeURIComponent(to)}`;
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  return response.json();
}
