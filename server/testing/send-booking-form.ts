import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { consentWords } from "#app/features/appointments/consent.ts";
import { readConfig } from "../config/config.ts";
import { installationSecret } from "../config/installation-secret.ts";
import type { RunningServer } from "./run-server.ts";

type Booking = {
  professional: string;
  at: Date;
  modality: string;
  patient: number;
  /** The patient's own, unless several share one. */
  network?: number;
};

/** Sends the form of /profissional/:id/agendar as a browser without scripts would, each patient from a network of their own. */
export async function createBooking({ address, dataDir }: RunningServer) {
  const secret = await installationSecret(readConfig({ DATA_DIR: dataDir }), "challenges");
  const { port } = new URL(String(address));
  return async ({ professional, at, modality, patient, network = patient }: Booking) => {
    const form = new URLSearchParams({
      inicio: at.toISOString(),
      modalidade: modality,
      nome: `Paciente ${patient}`,
      email: `paciente${patient}@exemplo.com.br`,
      para: "mim",
      consentimento: consentWords.appointment.version,
      fuso: "America/Sao_Paulo",
      prova: await lightProof(secret),
    });
    const request = httpRequest({
      port,
      host: "127.0.0.1",
      localAddress: `127.0.${1 + (network >> 7)}.${1 + (network & 127)}`,
      path: `/profissional/${professional}/agendar`,
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
    });
    const [answer] = (await once(request.end(form.toString()), "response")) as [IncomingMessage];
    return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) };
  };
}

/** Signed by the installation and solved at the first try: the work of hundreds of browsers would take minutes here. */
async function lightProof(secret: string) {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1000,
    counter: 0,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + 600,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret} key`,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
