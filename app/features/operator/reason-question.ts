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
  button: string;
  isDestructive?: boolean;
};
