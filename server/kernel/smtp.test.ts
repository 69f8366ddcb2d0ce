import { expect, test } from "vitest";
import { startMailServer } from "../email/testing/mail-server.ts";
import { createSmtp } from "./smtp.ts";

const email = { to: "bruno@betesda.test", subject: "Confirme seu e-mail", text: "Olá, é só um teste.\n" };

test("an email arrives with its sender, subject and accents", async () => {
  const server = await startMailServer();
  await createSmtp(`smtp://ana:segredo@127.0.0.1:${server.port}`, "nao-responda@betesda.test").send(email);
  expect(server.received).toMatchObject([{ from: "nao-responda@betesda.test", to: ["bruno@betesda.test"] }]);
  expect(server.received[0]?.message).toContain("Subject: Confirme seu e-mail");
  expect(server.received[0]?.message).toContain("charset=utf-8");
  await server.close();
});

test("nobody adds a recipient or a header through an address or a subject", async () => {
  const server = await startMailServer();
  const send = createSmtp(`smtp://ana:segredo@127.0.0.1:${server.port}`, "nao-responda@betesda.test").send;
  await send({ ...email, subject: "Oi\r\nBcc: vitima@betesda.test" });
  expect(server.received[0]?.to).toEqual(["bruno@betesda.test"]);
  expect(server.received[0]?.message).not.toMatch(/^Bcc:/m);
  await server.close();
});

test("a wrong password, a refusal and a dead server are errors", async () => {
  const server = await startMailServer({ isRefusing: true });
  const from = "nao-responda@betesda.test";
  await expect(createSmtp(`smtp://ana:errada@127.0.0.1:${server.port}`, from).send(email)).rejects.toThrow(
    "Wrong password",
  );
  await expect(createSmtp(`smtp://ana:segredo@127.0.0.1:${server.port}`, from).send(email)).rejects.toThrow(
    "Mailbox is full",
  );
  await server.close();
  await expect(createSmtp(`smtp://127.0.0.1:${server.port}`, from).send(email)).rejects.toThrow("ECONNREFUSED");
});
