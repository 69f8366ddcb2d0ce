import { type Context, Hono } from "hono";
import { AuthError, invalid } from "../auth-error.ts";
import type { AuthService } from "../auth-service.ts";
import { asAuthAdmin } from "../database.ts";
import { removeFactor } from "../factors/unenrol-factor.ts";
import { requireSecretKey } from "../sessions/access.ts";
import { factorJson, userJson } from "../users/user-json.ts";
import { type User, userColumns } from "../users/users.ts";
import { createUser } from "./admin-create-user.ts";
import { deleteUser } from "./admin-delete-user.ts";
import { changeUser } from "./admin-update-user.ts";
import { requireAccount } from "./require-account.ts";

/** /admin/users: every account, for who holds the secret key. */
export function adminUsers(service: AuthService) {
  const find = (c: Context) => asAuthAdmin(service.sql, (tx) => requireAccount(tx, c));
  return new Hono()
    .use("/admin/*", requireSecretKey(service))
    .get("/admin/users", async (c) => c.json(await listUsers(service, c)))
    .post("/admin/users", async (c) => c.json(userJson(await createUser(service, c))))
    .get("/admin/users/:id", async (c) => c.json(userJson(await find(c))))
    .put("/admin/users/:id", async (c) => c.json(userJson(await changeUser(service, c))))
    .delete("/admin/users/:id", async (c) => c.json(await deleteUser(service, c)))
    .get("/admin/users/:id/factors", async (c) => c.json((await find(c)).factors.map(factorJson)))
    .delete("/admin/users/:id/factors/:factor", async (c) => c.json(await dropFactor(service, c)));
}

async function listUsers(service: AuthService, c: Context) {
  const page = readNumber(c.req.query("page"), 1, 1_000_000);
  const size = readNumber(c.req.query("per_page"), 50, 1000);
  const { users, total } = await asAuthAdmin(service.sql, async (tx) => {
    const [counted] = await tx<{ total: number }[]>`select count(*)::int as total from auth.users`;
    const users = await tx<User[]>`
      select ${userColumns(tx)} from auth.users u
      order by u.created_at desc, u.id limit ${size} offset ${(page - 1) * size}`;
    return { users, total: counted?.total ?? 0 };
  });
  const last = Math.max(1, Math.ceil(total / size));
  const link = (to: number, relation: string) =>
    `<${service.url}/admin/users?page=${to}&per_page=${size}>; rel="${relation}"`;
  c.header("X-Total-Count", String(total));
  c.header("Link", [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", "));
  return { users: users.map(userJson), aud: "authenticated" };
}

function readNumber(given: string | undefined, fallback: number, max: number) {
  if (!given) return fallback;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1 || number > max) throw invalid("Bad Pagination Parameters");
  return number;
}

async function dropFactor(service: AuthService, c: Context) {
  return asAuthAdmin(service.sql, async (tx) => {
    const user = await requireAccount(tx, c, { lock: true });
    const factor = user.factors.find(({ id }) => id === c.req.param("factor"));
    if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
    await removeFactor(tx, service, factor.id);
    return factorJson(factor);
  });
}
