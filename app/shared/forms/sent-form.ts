/** What the server says to a visitor's form: why nothing came of it, at its fields or as a whole, or that it came. */
export type FormAnswer<Errors> = {
  errors?: Errors | undefined;
  problem?: Problem | undefined;
  isSent?: true;
  /** What else to say to who sent it. */
  words?: string | undefined;
};
export type Problem = { title: string; text: string };

/** What a form was sent with, by the names of its fields: the page that comes back begins with it. */
export type Typed = Readonly<Record<string, string>>;
