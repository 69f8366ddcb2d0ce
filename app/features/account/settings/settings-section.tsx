import type { ReactNode } from "react";
import { ChevronDownIcon } from "#app/shared/ui/icons/icons.tsx";

type SettingsSectionProps = {
  title: string;
  /** How it stands, so that one need not open it to know. */
  summary: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
};

export function SettingsSection({ title, summary, onOpen, children }: SettingsSectionProps) {
  return (
    <details
      className="group rounded border bg-surface-raised shadow"
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 rounded px-5 py-3.5 md:px-6">
        <span className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          <span className="block text-sm break-words text-muted-foreground">{summary}</span>
        </span>
        <ChevronDownIcon className="size-6 shrink-0 text-primary transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t px-5 py-5 md:px-6">{children}</div>
    </details>
  );
}
