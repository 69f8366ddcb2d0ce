import { formatReais } from "#app/shared/formats.ts";
import type { Professional } from "./professional.ts";

export const NO_FEES =
  "O conselho da sua profissão não permite divulgar valores, por isso não há preço aqui: o perfil diz “Combine o valor com o profissional”.";

/** "R$ 250", "R$ 200 a R$ 300". Most councils bar prices from profiles, and others may keep theirs for the talk. */
export function describeFee({ feeMin, feeMax }: Pick<Professional, "feeMin" | "feeMax">) {
  if (feeMin === null) return "Combine o valor com o profissional";
  return feeMax === null ? formatReais(feeMin) : `${formatReais(feeMin)} a ${formatReais(feeMax)}`;
}
