/** Of its words, as `directory.given_reason` takes them. */
export const REASON_LENGTH = 1500;

/** How an operator is asked for the reason of an act. */
export type ReasonQuestion = {
  title: string;
  description?: string;
  label: string;
  /** Where it goes. */
  note?: string;
  prefilled?: string;
  /** One of a few, besides the words. */
  choice?: { name: string; legend: string; options: readonly { value: string; label: string }[] };
  /** How many days, from one on. */
  days?: { max: number; initial: number; description: string };
  /** How long the words are kept, where not as long as other reasons. */
  keptFor?: string;
  button: string;
  isDestructive?: boolean;
};
