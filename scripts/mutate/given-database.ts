import type { TestProject } from "vitest/node";
import "../../supabase/tests/testing/server.ts";

/** Instead of starting a server for the run: the one whose socket is named. */
export default function setup(project: TestProject) {
  project.provide("postgresHost", process.env.POSTGRES_HOST ?? "");
}
