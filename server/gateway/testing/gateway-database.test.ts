import { expect, test } from "vitest";
import { createGatewayDatabase } from "./gateway-database.ts";

test("four databases get the gateway's schema at once, and roles are shared", async () => {
  const databases = await Promise.all([1, 2, 3, 4].map(createGatewayDatabase));
  try {
    for (const { settings } of databases) {
      const [row] = await settings.sql.begin(async (tx) => {
        await tx`set local role anon`;
        return tx`select current_user::text as user, auth.uid() as uid`;
      });
      expect(row).toEqual({ user: "anon", uid: null });
    }
  } finally {
    await Promise.all(databases.map((database) => database.drop()));
  }
});
