/** What the server says to a visitor's form: why nothing came of it, at its fields or as a whole, or that it came. */
export type FormAnswer<Errors> = { errors?: Errors | undefined; problem?: Problem | undefined; isSent?: true };
export type Problem = { title: string; text: string };

/** What a form was sent with, by the names of its fields: the page that comes back begins with it. */
export type Typed = Readonly<Record<string, string>>;
