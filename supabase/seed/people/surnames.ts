import type { Random } from "./random.ts";
import { weighted } from "./weighted.ts";

/** Roughly by how common they are; those with a particle have it about as often as not. */
const common = weighted(
  weigh({
    90: "da Silva, Silva, dos Santos, Santos",
    50: "de Oliveira, Oliveira, de Souza, Souza, Pereira, Ferreira",
    34: "Rodrigues, Alves, de Lima, Lima, Costa, Gomes, Ribeiro, Martins, de Sousa",
    24: "Carvalho, de Carvalho, de Almeida, Almeida, Lopes, Soares, Fernandes, Vieira, Barbosa, Rocha, Dias, Nascimento",
    16: "do Nascimento, de Andrade, Andrade, Moreira, Nunes, Marques, Machado, Mendes, Freitas, Cardoso, Ramos, Gonçalves",
    14: "Santana, Teixeira, Araújo, de Araújo, Melo, de Melo, Barros, Cavalcante, Pinto, Campos, Cunha, da Costa, da Rocha",
    10: "Moura, de Moura, Correia, Batista, Miranda, Castro, Medeiros, Monteiro, Azevedo, Nogueira, Borges, Sales, Farias",
    8: "Siqueira, dos Reis, Xavier, Duarte, Coelho, Guimarães, Peixoto, Matos, Neves, Bezerra, Macedo, Fonseca, Leite",
    6: "Figueiredo, Torres, Amaral, Pires, Brito, Aguiar, Vasconcelos, Queiroz, Pacheco, de Assis, Maciel, Viana, Franco",
    5: "Tavares, Rezende, Bittencourt, Magalhães, Antunes, Camargo, Prado, Lacerda, Valente, Furtado, Sampaio, Chaves",
    4: "Dantas, Menezes, Leal, Bastos, Rangel, Coutinho, Evangelista, da Conceição, Pessoa, Holanda, Falcão, Alencar",
  }),
);

/** Where immigrants settled, their names are as usual as the Portuguese ones. */
const settled: Record<string, ReturnType<typeof weighted<string>>> = {
  south: weighted(
    weigh({
      5: "Schneider, Müller, Schmidt, Becker, Weber, Hoffmann, Klein, Zanatta, Rossi, Bianchi, Kowalski",
      3: "Wagner, Krüger, Hartmann, Ferrari, Dalla Costa, Bortolini, Zimmermann, Nowak, Wisniewski, Tomazi, Perin",
    }),
  ),
  southeast: weighted(
    weigh({
      5: "Rossi, Bianchi, Ferrari, Romano, Russo, Conti, Tanaka, Sato, Nakamura, Yamamoto, Haddad",
      3: "Suzuki, Watanabe, Takahashi, Khoury, Nasser, Gallo, Moretti, Lombardi, Marchetti, Pellegrini, Schmidt",
    }),
  ),
};
const settlers: Record<string, [keyof typeof settled, number]> = {
  PR: ["south", 0.25],
  SC: ["south", 0.4],
  RS: ["south", 0.35],
  SP: ["southeast", 0.16],
  ES: ["southeast", 0.2],
};

/** One surname, or two as most people have. */
export function drawSurnames(random: Random, state: string) {
  const last = drawSurname(random, state);
  if (random.chance(0.25)) return last;
  const first = common(random);
  if (isSame(first, last)) return last;
  return last.includes(" ") ? `${bare(first)} ${last}` : `${first} ${last}`;
}

function drawSurname(random: Random, state: string) {
  const [names, share] = settlers[state] ?? [];
  const draw = names && random.chance(share ?? 0) ? settled[names] : undefined;
  return (draw ?? common)(random);
}

const bare = (surname: string) => surname.slice(surname.lastIndexOf(" ") + 1);
const isSame = (one: string, other: string) => bare(one) === bare(other);

function weigh(groups: Record<number, string>) {
  return Object.entries(groups).flatMap(([weight, names]) =>
    names.split(", ").map((name) => [name, Number(weight)] as const),
  );
}
