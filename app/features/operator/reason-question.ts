/** How an operator is asked for the reason of an act. */
export type ReasonQuestion = {
  title: string;
  description?: string;
  label: string;
  /** Where it goes. */
  note?: string;
  prefilled?: string;
  button: string;
  isDestructive?: boolean;
};
