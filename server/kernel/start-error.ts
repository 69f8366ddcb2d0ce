/**
 * An error at start that a person can mend: shown without a stack, and the process ends with 1. What the gateway alone
 * can meet too has English words beside.
 */
export class StartError extends Error {
  override name = "StartError";
  readonly english: string;

  constructor(message: string, english = message) {
    super(message);
    this.english = english;
  }
}

export function hasCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
