import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each starts processes and databases of its own. Begun last, one of them would run alone at the end. */
const slowest = [
  "server/server.test.ts",
  "server/process.test.ts",
  "server/installations.test.ts",
  "server/backup/backup.test.ts",
  "server/database/embedded/embedded.test.ts",
  "server/database/running-login.attack.test.ts",
  "server/pages/assets/development.test.ts",
  "server/payments/kill.test.ts",
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => slowest.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
