import type { ProductFunction } from "./define-function.ts";
import { deleteMyAccount } from "./delete-my-account.ts";
import { exportMyData } from "./export-my-data.ts";
import { followCalendar } from "./follow-calendar.ts";
import { subscription } from "./subscription.ts";

/** Under these names `functions.invoke(name)` of supabase-js reaches them. */
export const allFunctions: Record<string, ProductFunction> = {
  "delete-my-account": deleteMyAccount,
  "export-my-data": exportMyData,
  "follow-calendar": followCalendar,
  subscription,
};
