/** One Ctrl-C comes up to three times, from the terminal, npm and scripts/run.js: an end under way is not cut short. */
export function endOnSignal(end: () => Promise<unknown>, code = 0) {
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (isEnding) return;
      isEnding = true;
      await end();
      process.exit(code);
    });
  }
}
