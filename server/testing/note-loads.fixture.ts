import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** With `--import`: writes down every module when it is loaded. */
registerHooks({
  load(url, context, next) {
    appendFileSync(String(process.env.NOTED_LOADS), `${url}\n`);
    return next(url, context);
  },
});
