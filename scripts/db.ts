import { runPrompt } from "#server/database/prompt.ts";
import { runCommand, withDatabase } from "./installation.ts";

/** `npm run -s db`: a prompt on the database, as the schema's owner, while the server runs or not. */
await runCommand(() => withDatabase((sql) => runPrompt(sql, process.stdin, process.stdout)));
