import { expect } from "vitest";
import { test } from "./testing/scene.ts";

const insert = (path: string, sha256 = "sha256('a')") =>
  `insert into website.assets (path, type, sha256, body) values ('${path}', 'text/javascript', ${sha256}, 'a')`;

test("the server alone reads and writes the website's files", async ({ scene }) => {
  const server = scene.as({ role: "service_role" });
  await server.run(insert("/assets/page-1.js"));
  expect(await server.run("select path from website.assets where path = '/assets/page-1.js'")).toHaveLength(1);
  const ana = await scene.signUp("Ana");
  for (const who of [scene.as({ role: "anon" }), scene.as(ana)])
    for (const text of [
      "select * from website.assets",
      insert("/assets/page-2.js"),
      "update website.assets set body = 'b'",
      "delete from website.assets",
    ])
      await expect(who.run(text), text).rejects.toMatchObject({ code: "42501" });
});

test("a file has a name under assets/ and a whole hash", async ({ scene }) => {
  const server = scene.as({ role: "service_role" });
  for (const path of [
    "/sw.js",
    "/assets/",
    "/assets/../sw.js",
    "/assets/a/b.js",
    "assets/a.js",
    `/assets/${"a".repeat(201)}`,
  ])
    await expect(server.run(insert(path)), path).rejects.toMatchObject({ code: "23514" });
  await expect(server.run(insert("/assets/a.js", "'short'"))).rejects.toMatchObject({ code: "23514" });
  await server.run(insert("/assets/Search_form-Cx-9_.client.js"));
  // The same path is the same file for ever.
  await expect(server.run(insert("/assets/Search_form-Cx-9_.client.js"))).rejects.toMatchObject({ code: "23505" });
});
