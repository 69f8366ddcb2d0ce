import type { Problem } from "#app/shared/forms/sent-form.ts";
import { Alert } from "#app/shared/ui/alert.tsx";

/** Why a form as a whole did not go through. */
export function FormProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that answers a sent form begins with what was wrong, far above the field
    <div tabIndex={-1} autoFocus className="outline-none">
      <Alert variant="destructive" title={problem.title} announce>
        {problem.text}
      </Alert>
    </div>
  );
}
