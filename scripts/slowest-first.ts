import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isSlow } from "./tiers/what-to-test.ts";

/** Each starts processes and databases of its own. Begun last, one of them would run alone at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const begins = ({ moduleId, project }: TestSpecification) => isSlow(relative(project.config.root, moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(begins), ...sorted.filter((file) => !begins(file))];
  }
}
