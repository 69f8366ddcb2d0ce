import { type TitleFacts, titleOf } from "#app/features/professionals/registration/titles.ts";
import { cleanWords } from "#app/features/search/filters/filter-table.ts";
import type { Query } from "#app/shared/server-services.ts";
import type { NamedPerson, Suggestion } from "../suggest.ts";

type NameRow = TitleFacts & { id: string; name: string; city: string | null };

export const suggestSql = `
  select id, name, specialty, registration, rqe, title_form as "titleForm", city from directory.suggest_names($1)`;

const toPerson = (row: NameRow): NamedPerson => ({
  ...{ id: row.id, name: row.name },
  detail: [titleOf(row), row.city].filter(Boolean).join(" · "),
});

/** Who is listed with it; without its region perhaps several. */
export async function findRegistered(query: Query, registration: string) {
  const rows = await query<NameRow>(
    `select id, name, specialty, registration, rqe, title_form as "titleForm", city from directory.find_registered($1)`,
    [registration],
  );
  return rows.map(toPerson);
}

/** Listed people whose names go on from what was typed, at most five; from three letters on. */
export async function suggestNames(query: Query, sentence: string): Promise<Suggestion[]> {
  const rows = await query<NameRow>(suggestSql, [cleanWords(sentence)]);
  return rows.map(toPerson).map(({ id, name, detail }) => ({
    ...{ kind: "Profissional", label: name, detail },
    href: `/profissional/${id}`,
  }));
}
