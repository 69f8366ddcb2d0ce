import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "./random.ts";
import { weighted } from "./weighted.ts";

export type Sex = "F" | "M";

const rows = readFileSync(join(import.meta.dirname, "../data/nomes.csv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(",") as [name: string, sex: Sex, births: string]);

/** Below proportion: the file ends at 501 names, which makes Maria and José larger than they are. */
const births = (sex: Sex) =>
  weighted(rows.filter((row) => row[1] === sex).map((row) => [row[0], Number(row[2]) ** 0.8] as const));
const names = { F: births("F"), M: births("M") };

/** What usually follows a name that seldom stands alone. */
const companions: Record<string, string[]> = {
  Ana: ["Paula", "Carolina", "Beatriz", "Clara", "Luíza", "Júlia", "Cláudia", "Cristina", "Lúcia", "Laura", "Lívia"],
  Maria: [
    ...["Eduarda", "Clara", "Fernanda", "Luíza", "Helena", "Cecília", "Júlia", "Isabel", "Cristina", "Lúcia", "Tereza"],
    ...["Aparecida", "de Fátima", "das Graças", "de Lourdes", "do Carmo", "do Socorro", "José", "Antônia", "Vitória"],
  ],
  Rita: ["de Cássia"],
  Vera: ["Lúcia"],
  João: ["Paulo", "Pedro", "Vítor", "Carlos", "Batista", "Gabriel", "Henrique", "Marcos", "Lucas", "Luiz"],
  José: ["Carlos", "Roberto", "Antônio", "Augusto", "Ricardo", "Eduardo", "Henrique", "Luiz", "Maria"],
  Luiz: ["Fernando", "Carlos", "Henrique", "Felipe", "Gustavo", "Eduardo", "Antônio", "Otávio"],
  Luís: ["Fernando", "Carlos", "Henrique", "Felipe", "Gustavo", "Eduardo", "Cláudio"],
  Carlos: ["Eduardo", "Henrique", "Alberto", "Roberto", "Augusto", "César"],
  Paulo: ["Roberto", "Henrique", "César", "Sérgio", "Ricardo", "Victor"],
  Marco: ["Antônio", "Aurélio"],
  Marcos: ["Vinícius", "Antônio", "Paulo"],
  Pedro: ["Henrique", "Paulo", "Augusto", "Lucas"],
  Antônio: ["Carlos", "Marcos", "Augusto", "José", "Luiz"],
  Francisco: ["de Assis", "Carlos", "José", "Eduardo"],
};
const anyCompanion = {
  F: ["Cristina", "Regina", "Helena", "Carolina", "Beatriz", "Maria", "Fernanda"],
  M: ["Henrique", "Augusto", "Eduardo", "Luiz", "César", "Roberto"],
};
const rarelyAlone = new Set(["Maria", "Marco", "José", "João", "Ana"]);

/** "Camila", "Ana Paula", "João Pedro": as often as Brazilians bear them. */
export function drawFirstName(random: Random, sex: Sex) {
  const name = names[sex](random);
  const own = companions[name];
  if (own) return random.chance(rarelyAlone.has(name) ? 0.75 : 0.4) ? `${name} ${random.pick(own)}` : name;
  if (!random.chance(0.1)) return name;
  const second = random.pick(anyCompanion[sex]);
  return isAlike(name, second) ? name : `${name} ${second}`;
}

/** "Fernando Fernanda", "Roberto Roberto", "Augusto César Augusto": nobody is called like that. */
function isAlike(name: string, other: string) {
  return name.slice(0, 3) === other.slice(0, 3) || name.slice(-3) === other.slice(-3);
}
