import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#app/shared/ui/alert.tsx";

/** That a form came, in the form's place: the page may be scrolled far below it, and the pressed button is gone. */
export function FormSent({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Alert variant="success" title={title} announce>
        {children}
      </Alert>
    </div>
  );
}
