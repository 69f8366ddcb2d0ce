import { useState } from "react";

/**
 * The browser's own checks (required, type, pattern) with our words at the field instead of its bubble, for forms without
 * a schema. The form has `noValidate`, and each control its words in `data-problem`.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** Whether all is well; otherwise the errors show, and the first field that has one gets the keyboard. */
  function check(form: HTMLFormElement) {
    const wrong = [...form.elements].filter(isWrong);
    setErrors(Object.fromEntries(wrong.map(({ name, dataset }) => [name, dataset.problem ?? "Preencha este campo."])));
    wrong[0]?.focus();
    return wrong.length === 0;
  }
  return { errors, check };
}

function isWrong(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && !control.validity.valid;
}
