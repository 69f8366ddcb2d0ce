import { expect, test } from "vitest";
import { createProductDatabase } from "../../seed/testing/product-database.ts";

test("holidays of a state that are added at the same moment are all known to its cities", async () => {
  const database = await createProductDatabase();
  const pool = database.connect(8);
  const days = Array.from({ length: 20 }, (_, index) => index + 1);
  await Promise.all(
    days.map(
      (day) => pool`insert into directory.local_holidays (state, month, day, name) values ('AC', 2, ${day}, 'Dia')`,
    ),
  );
  const cities = await pool`select local_holidays as days from cities where state = 'AC'`;
  const added = days.map((day) => `02-${String(day).padStart(2, "0")}`);
  expect(cities).toHaveLength(22);
  for (const city of cities) expect(city.days).toEqual(expect.arrayContaining(added));
  await database.drop();
});
