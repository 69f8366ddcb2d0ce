import { Hono } from "hono";
import type { AuthService } from "../auth-service.ts";
import { requireUser } from "../sessions/access.ts";
import { updateUser } from "./update-user.ts";
import { userJson } from "./user-json.ts";

/** GET and PUT /user: the account that the token belongs to. */
export function user(service: AuthService) {
  return new Hono()
    .get("/user", async (c) => c.json(userJson((await requireUser(service, c)).user)))
    .put("/user", async (c) => c.json(userJson(await updateUser(service, c))));
}
