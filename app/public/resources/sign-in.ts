import { type PageRequest, Redirect } from "../page.ts";

/** /entrar: what people type, and what the button is called. */
export function toSignIn({ url }: PageRequest): never {
  throw new Redirect(`/login${url.search}`, 301);
}
