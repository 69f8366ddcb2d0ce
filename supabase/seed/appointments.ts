import { cast } from "./cast/cast.ts";
import { domain } from "./people/contacts.ts";

type Contact = { email: string } | { whatsapp: string };

/** One entry of somebody's agenda, told from now: the number of a free slot, some weeks back for what is over. */
export type DemoAppointment = {
  status: "requested" | "proposed" | "confirmed" | "done" | "no_show" | "cancelled";
  /** Without one the patient asks in words. */
  slot?: number;
  weeksBack?: number;
  patient: string;
  contact: Contact;
  wish?: string;
  message?: string;
  note?: string;
  zone?: string;
  /** For a child, asked for by mother or father. */
  isMinor?: true;
};

const mail = (name: string): Contact => ({ email: `${name}@pacientes.${domain}` });
const phone = (number: number): Contact => ({ whatsapp: `119000002${String(number).padStart(2, "0")}` });

/** A week as it is, for the people one may sign in as; who has just begun has an empty agenda. */
const agendas: Partial<Record<keyof typeof cast, DemoAppointment[]>> = {
  ana: [
    {
      ...{ status: "requested", slot: 9, patient: "Mariana Duarte", contact: mail("mariana.duarte") },
      ...{ isMinor: true, message: "Seria a primeira avaliação. De manhã é melhor para nós." },
    },
    {
      ...{ status: "requested", patient: "José Antônio Ribeiro", contact: phone(1) },
      wish: "Qualquer dia depois das 17h, se possível online.",
    },
    { status: "confirmed", slot: 1, patient: "Helena Prado", contact: mail("helena.prado") },
    { status: "confirmed", slot: 4, patient: "Davi Monteiro", contact: phone(2) },
    {
      ...{ status: "confirmed", slot: 13, patient: "Beatriz Carvalho", contact: mail("beatriz.carvalho") },
      ...{ zone: "Europe/Lisbon", message: "Moro em Lisboa; prefiro por vídeo." },
    },
    {
      ...{ status: "proposed", slot: 17, patient: "Otávio Ramos", contact: mail("otavio.ramos") },
      note: "Nesse dia tenho uma cirurgia pela manhã. Pode ser neste horário?",
    },
    { status: "done", slot: 0, weeksBack: 1, patient: "Lívia Fontes", contact: mail("livia.fontes") },
    { status: "done", slot: 3, weeksBack: 1, patient: "Davi Monteiro", contact: phone(2) },
    { status: "no_show", slot: 5, weeksBack: 1, patient: "Cecília Barros", contact: mail("cecilia.barros") },
    { status: "cancelled", slot: 8, weeksBack: 1, patient: "Rui Tavares", contact: mail("rui.tavares") },
    { status: "done", slot: 2, weeksBack: 2, patient: "Helena Prado", contact: mail("helena.prado") },
  ],
  camila: [
    {
      ...{ status: "requested", slot: 5, patient: "Priscila Aoki", contact: mail("priscila.aoki") },
      message: "É a primeira consulta. Posso chegar dez minutos antes.",
    },
    { status: "confirmed", slot: 2, patient: "Renan Batista", contact: phone(3) },
  ],
  luana: [
    { status: "requested", slot: 3, patient: "Sérgio Amaral", contact: phone(4) },
    { status: "confirmed", slot: 0, patient: "Tereza Bittencourt", contact: mail("tereza.bittencourt") },
    { status: "confirmed", slot: 6, patient: "Igor Valente", contact: mail("igor.valente") },
    { status: "done", slot: 1, weeksBack: 1, patient: "Igor Valente", contact: mail("igor.valente") },
  ],
  marcos: [
    {
      ...{ status: "requested", slot: 4, patient: "Elisa Zimmermann", contact: mail("elisa.zimmermann") },
      message: "É minha primeira vez aí. Há estacionamento perto?",
    },
    { status: "confirmed", slot: 1, patient: "Walter Krause", contact: phone(5) },
    { status: "done", slot: 2, weeksBack: 1, patient: "Walter Krause", contact: phone(5) },
  ],
};

/** Each with an id that is always its own, so that a later start finds and replaces it. */
export const demoAppointments = Object.entries(agendas).flatMap(([name, entries]) => {
  const { id } = cast[name as keyof typeof cast];
  return entries.map((entry, index) => ({
    ...entry,
    id: `be7e5da0-0000-4000-a0${id.slice(-2)}-${String(index + 1).padStart(12, "0")}`,
    professional_id: id,
    hours: 5 * (index + 1),
    email: "email" in entry.contact ? entry.contact.email : null,
    whatsapp: "whatsapp" in entry.contact ? entry.contact.whatsapp : null,
  }));
});
