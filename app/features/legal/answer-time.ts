/** Within how many days the operator answers a message: what Decreto 7.962/2013 gives consumers (art. 4, sole paragraph). */
export const answerDays = 5;
/** Who found a security flaw waits less, in business days. */
export const flawAnswerDays = 3;
/** So long without the service by our fault, and an operator adds the days that were lost. */
export const outageHours = 24;
