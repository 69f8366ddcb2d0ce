import { closings } from "../descriptions/closings.ts";
import { dentistry } from "../descriptions/dentistry.ts";
import { nursing } from "../descriptions/nursing.ts";
import { nutrition } from "../descriptions/nutrition.ts";
import { occupationalTherapy } from "../descriptions/occupational-therapy.ts";
import { physiotherapy } from "../descriptions/physiotherapy.ts";
import { psychiatry } from "../descriptions/psychiatry.ts";
import { psychology } from "../descriptions/psychology.ts";
import { speechTherapy } from "../descriptions/speech-therapy.ts";
import type { Voice } from "../descriptions/voice.ts";
import type { AgeGroup, Modality, Specialty } from "../specialties.ts";
import type { Sex } from "./first-names.ts";
import type { Random } from "./random.ts";

const voices: Record<Specialty, Voice> = {
  Psicologia: psychology,
  Psiquiatria: psychiatry,
  Fonoaudiologia: speechTherapy,
  Fisioterapia: physiotherapy,
  "Terapia Ocupacional": occupationalTherapy,
  Nutrição: nutrition,
  Enfermagem: nursing,
  Odontologia: dentistry,
};

export type Speaker = {
  sex: Sex;
  specialty: Specialty;
  approach: string;
  age_group: AgeGroup;
  modality: Modality;
  /** Since they graduated. */
  years: number;
};

/** Two to four sentences in which somebody presents the own work, and nothing that a council forbids. */
export function describe(random: Random, speaker: Speaker) {
  const { intros, work, audience, endings } = sentencesFor(speaker);
  let said = random.pick(intros).replace("#", String(speaker.years));
  let text = said;
  for (const sentences of [work, random.chance(0.6) && audience, random.chance(0.55) && endings]) {
    if (!sentences) continue;
    said = pickAfter(random, sentences, said);
    text += ` ${said}`;
  }
  return text;
}

/** Two sentences in a row that begin with the same word sound like a form: then the next one that does not. */
function pickAfter(random: Random, sentences: string[], said: string) {
  const first = said.slice(0, said.indexOf(" ") + 1);
  const start = random.between(0, sentences.length - 1);
  for (let step = 0; step < sentences.length; step++) {
    const sentence = sentences[(start + step) % sentences.length] as string;
    if (!sentence.startsWith(first)) return sentence;
  }
  return sentences[start] as string;
}

type Sentences = { intros: string[]; work: string[]; audience: string[]; endings: string[] };

/** Kept for each kind of speaker: there are a few hundred kinds, and millions of people. */
const kept = new Map<string, Sentences>();

function sentencesFor(speaker: Speaker): Sentences {
  const { sex, specialty, approach, age_group, modality } = speaker;
  const key = `${sex}${specialty}${approach}${age_group}${modality}`;
  const known = kept.get(key);
  if (known) return known;
  const voice = voices[specialty];
  const work = voice.work[approach];
  if (!work) throw new Error(`Nobody in ${specialty} works with ${approach}`);
  const suited = [
    ...work.any,
    ...(age_group === "criancas" ? [] : (work.grown ?? [])),
    ...(age_group === "adultos" ? [] : (work.young ?? [])),
  ];
  const sentences = {
    intros: agree(voice.intros, sex),
    work: agree(suited, sex),
    audience: agree(voice.audience[age_group], sex),
    endings: agree(voice.closings?.[modality] ?? closings[modality], sex),
  };
  kept.set(key, sentences);
  return sentences;
}

/** "{psicólogo|psicóloga}" becomes the word for whoever speaks. */
function agree(sentences: string[], sex: Sex) {
  return sentences.map((sentence) => sentence.replace(/\{(.*?)\|(.*?)\}/g, sex === "M" ? "$1" : "$2"));
}
