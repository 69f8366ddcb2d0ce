import type { Database } from "#server/database/schema.generated.ts";

/** A row of the view `professionals`, by the names and types of its columns. */
export type ProfessionalRow = Database["public"]["Views"]["professionals"]["Row"];

/** What the view's trigger refuses to change: it has ways of its own, or none. */
type RefusedColumn =
  | ("id" | "user_id" | "email" | "created_at" | "updated_at")
  | ("is_active" | "paused_at" | "suspended_at" | "subscription_status" | "trial_end_date")
  | (
      | "verified_at"
      | "registration_contested_at"
      | "registration_problem"
      | "rating"
      | "review_count"
      | "plans_to_confirm"
      | "held_texts"
      | "held_at"
    );

/** What the owner changes through the record. A new column is the owner's until it is listed above. */
export type OwnerColumn = Exclude<keyof ProfessionalRow, RefusedColumn>;

/** The owner's columns of one type. */
export type ColumnOf<Value> = {
  [Column in OwnerColumn]: NonNullable<ProfessionalRow[Column]> extends Value ? Column : never;
}[OwnerColumn];

/** What the database's search can be asked for, by the names of its arguments; null asks for anything. */
export type SearchArguments = {
  [Name in keyof CountArguments]-?: CountArguments[Name] | null;
};
type CountArguments = Database["public"]["Functions"]["count_professionals"]["Args"];
