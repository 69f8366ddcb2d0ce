import { Outlet } from "react-router";
import { RequireSession } from "#app/features/account/session/require-session.tsx";
import { OperatorFrame } from "#app/features/operator/operator-frame.tsx";
import { OperatorGate } from "#app/features/operator/operator-gate.tsx";

/** The frame of /operador and the pages under it. */
export function OperatorLayout() {
  return (
    <RequireSession>
      <OperatorGate>
        <OperatorFrame>
          <Outlet />
        </OperatorFrame>
      </OperatorGate>
    </RequireSession>
  );
}
