/** In milliseconds since 1970. */
export type Period = { start: number; end: number };
