import { clsx } from "clsx";
import { type ComponentProps, useState } from "react";
import { Icon } from "#app/shared/ui/icons/icons.tsx";
import { Input } from "./input.tsx";

/** A password that its owner may look at. Give it `autoComplete`: password managers go by it. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={clsx("pr-14", className)}
      />
      <button
        type="button"
        aria-label={isShown ? "Ocultar senha" : "Mostrar senha"}
        className="absolute inset-y-0.5 right-0.5 flex w-12 items-center justify-center rounded text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2"
        onClick={() => setShown(!isShown)}
      >
        <Icon>
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
          <circle cx="12" cy="12" r="3" />
          {isShown && <path d="m4 20 16-16" />}
        </Icon>
      </button>
    </div>
  );
}
