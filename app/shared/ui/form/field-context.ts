import { createContext, use } from "react";

type FieldState = { id: string; descriptionId: string | undefined; errorId: string; isInvalid: boolean };

/** Set by `<Field>`; a control inside it finds its id, description and error here. */
export const FieldContext = createContext<FieldState | null>(null);

type ControlProps = { id?: string | undefined; "aria-describedby"?: string | undefined };

/** Ties a control to the field around it. The caller's own id and descriptions are kept. */
export function useFieldControl(props: ControlProps) {
  const field = use(FieldContext);
  if (!field) return {};
  const describedBy = [props["aria-describedby"], field.descriptionId, field.isInvalid && field.errorId];
  return {
    id: props.id ?? field.id,
    "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
    "aria-invalid": field.isInvalid || undefined,
  };
}
