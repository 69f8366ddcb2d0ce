/** Sent to the document whenever other cards are in it. */
export const RESULTS_EVENT = "results";
