/** Milliseconds without a key before what was typed is looked up. */
export const TYPING_PAUSE = 250;
