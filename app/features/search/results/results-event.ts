/** Sent to the document whenever other cards are in it, or cannot be had. */
export const RESULTS_EVENT = "results";
