import { buildIfStale } from "#server/pages/assets/build.ts";
import { runCommand } from "./installation.ts";

/** `npm run build`: the website, as `npm start` would build it. */
await runCommand(async () => {
  let line = "O site já estava compilado.";
  await buildIfStale(() => {
    line = "O site foi compilado.";
  });
  console.log(line);
});
