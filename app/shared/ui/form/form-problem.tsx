import type { Problem } from "#app/shared/forms/sent-form.ts";
import { Alert } from "#app/shared/ui/alert.tsx";

/** Why a form as a whole did not go through. */
export function FormProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    <Alert variant="destructive" title={problem.title} announce>
      {problem.text}
    </Alert>
  );
}
