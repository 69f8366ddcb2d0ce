/** An error at start that a person can mend: shown as one line, without a stack, and the process ends with 1. */
export class StartError extends Error {
  override name = "StartError";
}

export function hasCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
