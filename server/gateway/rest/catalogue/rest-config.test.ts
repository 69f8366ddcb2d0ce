import { expect, test } from "vitest";
import { parseRestConfig } from "./rest-config.ts";

test("settings are read by PostgREST's names, from the database and from the environment", () => {
  expect(
    parseRestConfig(
      { PGRST_DB_SCHEMAS: 'public, "odd one"', PGRST_DB_MAX_ROWS: "50", PGRST_DB_PLAN_ENABLED: "" },
      "PGRST_",
    ),
  ).toEqual({ config: { schemas: ["public", "odd one"], maxRows: 50 }, nonsense: [] });
  expect(
    parseRestConfig({ "pgrst.db_aggregates_enabled": "On", "pgrst.db_tx_end": "rollback-allow-override" }, "pgrst."),
  ).toEqual({ config: { aggregates: true, txEnd: "rollback-allow-override" }, nonsense: [] });
});

test("nonsense is named with what would be right, and sets nothing", () => {
  const given = { PGRST_DB_MAX_ROWS: "many", PGRST_DB_AGGREGATES_ENABLED: "maybe", PGRST_DB_TX_END: "both" };
  expect(parseRestConfig({ ...given, PGRST_DB_SCHEMAS: "a,,b", PGRST_DB_MAX: "1" }, "PGRST_")).toEqual({
    config: {},
    nonsense: [
      "PGRST_DB_SCHEMAS must be names of schemas, with commas between them",
      "PGRST_DB_MAX_ROWS must be a whole number above zero",
      "PGRST_DB_AGGREGATES_ENABLED must be true or false",
      "PGRST_DB_TX_END must be commit, commit-allow-override, rollback or rollback-allow-override",
    ],
  });
  expect(parseRestConfig({ PGRST_DB_MAX_ROWS: "0" }, "PGRST_").nonsense).toHaveLength(1);
});
