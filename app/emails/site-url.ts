import { createContext, useContext } from "react";
import { type Operator, placeholderOperator } from "#app/shared/operator.ts";
import type { ReadEmail } from "./define-email.ts";

const SiteUrl = createContext("");

export const SiteUrlProvider = SiteUrl.Provider;

/** The address that visitors use: links in emails need all of it. */
export function useSiteUrl(path = "/") {
  return new URL(path, useContext(SiteUrl)).href;
}

const OperatorContext = createContext<EmailOperator>(placeholderOperator);

/** Who sends it, and answers for it. */
export type EmailOperator = Pick<Operator, "name" | "cnpj" | "address" | "email">;
export const OperatorProvider = OperatorContext.Provider;
export const useOperator = () => useContext(OperatorContext);

const OptOutContext = createContext<ReadEmail["optOut"]>(undefined);

/** How to unsubscribe from the email, if one can. */
export const OptOutProvider = OptOutContext.Provider;
export const useOptOut = () => useContext(OptOutContext);
