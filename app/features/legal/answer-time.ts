/** Within how long the operator answers a message: what Decreto 7.962/2013 gives consumers (art. 4, sole paragraph). */
export const ANSWER_TIME = "5 dias";
