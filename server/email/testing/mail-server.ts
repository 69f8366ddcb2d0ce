import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Received = { from: string; to: string[]; message: string };

/** A real mail server that keeps what "ana" sends with "segredo", or refuses everything. */
export async function startMailServer({ isRefusing = false, refusedSender = "" } = {}) {
  const received: Received[] = [];
  let logins = 0;
  let accepted = "segredo";
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth({ username, password }, _, answer) {
      logins++;
      const isKnown = username === "ana" && password === accepted;
      return isKnown ? answer(null, { user: username }) : answer(new Error("Wrong password"));
    },
    onMailFrom: ({ address }, _, answer) =>
      address === refusedSender
        ? answer(Object.assign(new Error("Sender address rejected"), { responseCode: 553 }))
        : answer(),
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
  return {
    received,
    port,
    logins: () => logins,
    /** As when the operator changes the password at the provider. */
    accept: (password: string) => {
      accepted = password;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
