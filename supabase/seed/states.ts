/**
 * What the councils' numbers need to know of a state: inhabitants in millions (IBGE 2024) and the region of
 * each council that has regions. Good enough for made-up people; no list to check a registration against.
 */
export type State = { millions: number; crp: string; crefito: number; crn: number; crfa: number };

const rows = `
AC  0.9 24 18  7 9
AL  3.2 15  1  6 4
AM  4.3 20 20  7 9
AP  0.8 10 12  7 9
BA 14.9 03  7  5 4
CE  9.2 11  6 11 8
DF  3.0 01 11  1 5
ES  4.1 16 15  4 6
GO  7.4 09 19  1 5
MA  7.0 22 16 11 8
MG 21.3 04  4  9 6
MS  2.9 14 13  3 5
MT  3.8 18  9  1 5
PA  8.7 10 12  7 9
PB  4.1 13  1  6 4
PE  9.5 02  1  6 4
PI  3.4 21 14 11 8
PR 11.8 08  8  8 3
RJ 17.2 05  2  4 1
RN  3.4 17  1  6 8
RO  1.7 24 18  7 9
RR  0.7 20 20  7 9
RS 11.2 07  5  2 7
SC  8.1 12 10 10 3
SE  2.3 19 17  5 4
SP 46.0 06  3  3 2
TO  1.6 23 12  1 5`;

export const states: Record<string, State> = Object.fromEntries(
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [name, millions, crp, crefito, crn, crfa] = row.split(/\s+/) as [string, ...string[]];
      const state = {
        millions: Number(millions),
        crp: String(crp),
        crefito: Number(crefito),
        crn: Number(crn),
        crfa: Number(crfa),
      };
      return [name, state];
    }),
);

const everybody = sum(Object.values(states));

/** The part of Brazil's inhabitants who live in the states of a region: how far its numbers have come. */
export function regionShare<Council extends keyof State>(council: Council, region: State[Council]) {
  return sum(Object.values(states).filter((state) => state[council] === region)) / everybody;
}

export function stateShare(state: string) {
  return (states[state]?.millions ?? 0) / everybody;
}

function sum(list: State[]) {
  return list.reduce((total, { millions }) => total + millions, 0);
}
