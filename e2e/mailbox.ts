import { expect } from "playwright/test";

type Letter = { to: string; subject: string; text: string };

/** The link in the newest letter with this subject, once it has arrived in the demo's mailbox. */
export async function linkInLetter(to: string, subject: string) {
  const find = async () => (await readLetters(to)).find((letter) => letter.subject === subject);
  await expect.poll(find).toBeDefined();
  return String(/https?:\/\/\S+/.exec((await find())?.text ?? ""));
}

async function readLetters(to: string): Promise<Letter[]> {
  const address = `${process.env.E2E_ADDRESS}/dev/mailbox?to=${encodeURIComponent(to)}`;
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  return response.json();
}
