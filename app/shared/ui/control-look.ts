/** Input, textarea and select look the same. */
export const controlLook = [
  "block w-full rounded border border-input bg-surface-raised px-4 text-base text-foreground transition-colors",
  "placeholder:text-muted-foreground placeholder:opacity-100 hover:border-primary",
  "focus-visible:border-ring focus-visible:outline-offset-0",
  "aria-invalid:border-2 aria-invalid:border-destructive",
  "disabled:cursor-not-allowed disabled:border-border disabled:bg-surface disabled:text-muted-foreground",
];
