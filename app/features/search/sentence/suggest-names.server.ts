import { type TitleFacts, titleOf } from "#app/features/professionals/registration/titles.ts";
import type { Query } from "#app/shared/server-services.ts";
import { cleanWords } from "../filter-table.ts";
import type { Suggestion } from "./suggest.ts";

type NameRow = TitleFacts & { id: string; name: string; city: string | null };

export const suggestSql = `
  select id, name, specialty, registration, rqe, title_form as "titleForm", city from directory.suggest_names($1)`;

/** The id of who is listed with it. */
export async function findByRegistration(query: Query, registration: string) {
  const [row] = await query<{ id: string | null }>("select directory.find_by_registration($1) as id", [registration]);
  return row?.id ?? undefined;
}

/** Listed people whose names go on from what was typed, at most five; from three letters on. */
export async function suggestNames(query: Query, sentence: string): Promise<Suggestion[]> {
  const rows = await query<NameRow>(suggestSql, [cleanWords(sentence)]);
  return rows.map((row) => ({
    kind: "Profissional",
    label: row.name,
    detail: [titleOf(row), row.city].filter(Boolean).join(" · "),
    href: `/profissional/${row.id}`,
  }));
}
