import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { away, wrong } from "../kernel/problem.ts";
import { createSmtp } from "../kernel/smtp.ts";
import { watchSmtp } from "./smtp-problem.ts";
import { startMailServer } from "./testing/mail-server.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const from = "nao-responda@betesda.test";
const email = { to: "bruno@betesda.test", subject: "Oi", text: "Oi.\n" };
const later = () => void vi.setSystemTime(Date.now() + 6 * 60_000);

test("a refused login is a wrong setting, asked for no more often than every few minutes", async () => {
  const server = await startMailServer();
  const smtp = watchSmtp(createSmtp(`smtp://ana:errada@127.0.0.1:${server.port}`, from));
  const refused = wrong(expect.stringMatching(/recusou o usuário ou a senha de SMTP_URL \(EAUTH 535\)/));
  expect(await Promise.all([smtp.findProblem(), smtp.findProblem()])).toEqual([refused, refused]);
  expect(await smtp.findProblem()).toEqual(refused);
  expect(server.logins()).toBe(1);
  later();
  expect(await smtp.findProblem()).toEqual(refused);
  expect(server.logins()).toBe(2);
  await server.close();
});

test("after a refused login emails wait without another, and one of them tries again later", async () => {
  const server = await startMailServer();
  const smtp = watchSmtp(createSmtp(`smtp://ana:errada@127.0.0.1:${server.port}`, from));
  const sendMany = async () => {
    for (const { status } of await Promise.allSettled([smtp.send(email), smtp.send(email), smtp.send(email)]))
      expect(status).toBe("rejected");
  };
  await expect(smtp.send(email)).rejects.toMatchObject({ code: "EAUTH", responseCode: 535 });
  await sendMany();
  await expect(smtp.send(email)).rejects.toMatchObject({ code: "EAUTH", responseCode: 535 });
  expect(server.logins()).toBe(1);
  later();
  await sendMany();
  expect(server.logins()).toBe(2);
  server.accept("errada");
  await expect(smtp.send(email)).rejects.toMatchObject({ code: "EAUTH" });
  later();
  await smtp.send(email);
  await smtp.send(email);
  expect(server.received).toHaveLength(2);
  await server.close();
});

test("what the last sending met is believed without another login", async () => {
  const server = await startMailServer();
  const smtp = watchSmtp(createSmtp(`smtp://ana:segredo@127.0.0.1:${server.port}`, from));
  expect(await smtp.findProblem()).toBeUndefined();
  later();
  await smtp.send(email);
  expect([await smtp.findProblem(), server.logins()]).toEqual([undefined, 2]);
  await server.close();
  await expect(smtp.send(email)).rejects.toThrow();
  const gone = away(expect.stringMatching(/^O servidor de e-mail de SMTP_URL não atende \(E\w+\)/));
  expect(await smtp.findProblem()).toEqual(gone);
  later();
  expect(await smtp.findProblem()).toEqual(gone);
});

test("a refused sender is a wrong setting until an email goes; a refused email says nothing of the server", async () => {
  const server = await startMailServer({ refusedSender: from, isRefusing: true });
  const url = `smtp://ana:segredo@127.0.0.1:${server.port}`;
  const refused = watchSmtp(createSmtp(url, from));
  await expect(refused.send(email)).rejects.toThrow("Sender address rejected");
  later();
  expect(await refused.findProblem()).toEqual(wrong(expect.stringContaining("recusou o remetente, MAIL_FROM")));
  const full = watchSmtp(createSmtp(url, "outro@betesda.test"));
  await expect(full.send(email)).rejects.toThrow("Mailbox is full");
  expect(await full.findProblem()).toBeUndefined();
  await server.close();
});
