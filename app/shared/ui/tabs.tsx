import { clsx } from "clsx";
import { createContext, type KeyboardEvent, type ReactNode, use, useId, useState } from "react";

type TabsState = { id: string; value: string; select: (value: string) => void };
const TabsContext = createContext<TabsState | null>(null);

type TabsProps = {
  defaultValue: string;
  /** Controlled when both are given, for a tab kept in the address. */
  value?: string;
  onValueChange?: (value: string) => void;
  children: ReactNode;
};

/** WAI-ARIA tabs with automatic activation. Radix writes style attributes, which the security policy forbids. */
export function Tabs({ defaultValue, value, onValueChange, children }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  function select(next: string) {
    setOwn(next);
    onValueChange?.(next);
  }
  return <TabsContext value={{ id, value: value ?? own, select }}>{children}</TabsContext>;
}

export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className="flex overflow-x-auto border-b [scrollbar-width:none]"
      onKeyDown={moveFocus}
    >
      {children}
    </div>
  );
}

export function Tab({ value, children }: { value: string; children: ReactNode }) {
  const tabs = useTabs();
  const isSelected = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-controls={`${tabs.id}-panel-${value}`}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => tabs.select(value)}
      onFocus={() => tabs.select(value)}
      className={clsx(
        "min-h-12 flex-1 border-b-3 px-3 py-2 font-semibold whitespace-nowrap transition-colors sm:flex-none sm:px-4",
        "hover:text-primary focus-visible:-outline-offset-3",
        isSelected ? "border-primary text-primary" : "border-transparent text-muted-foreground",
      )}
    >
      {children}
    </button>
  );
}

export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const tabs = useTabs();
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      hidden={tabs.value !== value}
      className={clsx("pt-6", className)}
    >
      {children}
    </div>
  );
}

function useTabs() {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error("Tab and TabPanel belong inside Tabs");
  return tabs;
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLButtonElement);
  const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}
