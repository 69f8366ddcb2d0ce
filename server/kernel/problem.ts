/** Why something does not work, in words for the log: they may name settings, never their values. */
export type Problem = {
  /** Only a person can mend it; otherwise it may pass. */
  isWrong: boolean;
  words: string;
};

export const wrong = (words: string): Problem => ({ isWrong: true, words });
export const away = (words: string): Problem => ({ isWrong: false, words });
