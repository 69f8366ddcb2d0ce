import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { createSmtpSender } from "./smtp.ts";

type Received = { from: string; to: string[]; message: string };

/** A real mail server that keeps what it is given, or refuses everything. */
async function startMailServer({ isRefusing = false } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _, answer) =>
      username === "ana" && password === "segredo"
        ? answer(null, { user: username })
        : answer(new Error("Wrong password")),
    async onData(stream, { envelope }, answer) {
      const message = await text(stream);
      if (isRefusing) return answer(new Error("Mailbox is full"));
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
      answer();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return { received, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const email = { to: "bruno@betesda.test", subject: "Confirme seu e-mail", text: "Olá, é só um teste.\n" };

test("an email arrives with its sender, subject and accents", async () => {
  const server = await startMailServer();
  await createSmtpSender(`smtp://ana:segredo@127.0.0.1:${server.port}`, "nao-responda@betesda.test")(email);
  expect(server.received).toMatchObject([{ from: "nao-responda@betesda.test", to: ["bruno@betesda.test"] }]);
  expect(server.received[0]?.message).toContain("Subject: Confirme seu e-mail");
  expect(server.received[0]?.message).toContain("charset=utf-8");
  await server.close();
});

test("nobody adds a recipient or a header through an address or a subject", async () => {
  const server = await startMailServer();
  const send = createSmtpSender(`smtp://ana:segredo@127.0.0.1:${server.port}`, "nao-responda@betesda.test");
  await send({ ...email, subject: "Oi\r\nBcc: vitima@betesda.test" });
  expect(server.received[0]?.to).toEqual(["bruno@betesda.test"]);
  expect(server.received[0]?.message).not.toMatch(/^Bcc:/m);
  await server.close();
});

test("a wrong password, a refusal and a dead server are errors", async () => {
  const server = await startMailServer({ isRefusing: true });
  const from = "nao-responda@betesda.test";
  await expect(createSmtpSender(`smtp://ana:errada@127.0.0.1:${server.port}`, from)(email)).rejects.toThrow(
    "Wrong password",
  );
  await expect(createSmtpSender(`smtp://ana:segredo@127.0.0.1:${server.port}`, from)(email)).rejects.toThrow(
    "Mailbox is full",
  );
  await server.close();
  await expect(createSmtpSender(`smtp://127.0.0.1:${server.port}`, from)(email)).rejects.toThrow("ECONNREFUSED");
});
