/** Brazil's states with the preposition that their names take: "no Paraná", "em Goiás", "na Bahia". */
const STATES: Record<string, readonly [preposition: "em" | "no" | "na", name: string]> = {
  AC: ["no", "Acre"],
  AL: ["em", "Alagoas"],
  AM: ["no", "Amazonas"],
  AP: ["no", "Amapá"],
  BA: ["na", "Bahia"],
  CE: ["no", "Ceará"],
  DF: ["no", "Distrito Federal"],
  ES: ["no", "Espírito Santo"],
  GO: ["em", "Goiás"],
  MA: ["no", "Maranhão"],
  MG: ["em", "Minas Gerais"],
  MS: ["em", "Mato Grosso do Sul"],
  MT: ["em", "Mato Grosso"],
  PA: ["no", "Pará"],
  PB: ["na", "Paraíba"],
  PE: ["em", "Pernambuco"],
  PI: ["no", "Piauí"],
  PR: ["no", "Paraná"],
  RJ: ["no", "Rio de Janeiro"],
  RN: ["no", "Rio Grande do Norte"],
  RO: ["em", "Rondônia"],
  RR: ["em", "Roraima"],
  RS: ["no", "Rio Grande do Sul"],
  SC: ["em", "Santa Catarina"],
  SE: ["em", "Sergipe"],
  SP: ["em", "São Paulo"],
  TO: ["no", "Tocantins"],
};

export const states = Object.entries(STATES).map(([uf, [preposition, name]]) => ({ uf, name, preposition }));

export function findState(uf: string) {
  return states.find((state) => state.uf === uf);
}

export const stateOptions = states.map(({ uf, name }) => ({ value: uf, label: `${name} (${uf})` }));
