/** Within how long the operator answers a message; the pages that promise it say it from here. */
export const ANSWER_TIME = "5 dias úteis";
