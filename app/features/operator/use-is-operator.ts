import { useEffect, useState } from "react";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { askWhoIAm } from "./operator.client.ts";

/** For a link alone. Nobody is an operator without a second factor, so others are not asked about. */
export function useIsOperator() {
  const { user } = useAuth();
  const [isOperator, setOperator] = useState(false);
  const mayBe = user?.factors?.some(({ status }) => status === "verified") ?? false;
  useEffect(() => {
    if (!mayBe) return setOperator(false);
    askWhoIAm().then(
      (me) => setOperator(me.isOperator),
      () => {},
    );
  }, [mayBe]);
  return isOperator;
}
