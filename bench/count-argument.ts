/** How many, as the first argument says; a word instead of a number would have a bench run for ever. */
export function countArgument(usual: number) {
  const given = process.argv[2] ?? String(usual);
  const count = Number(given);
  if (Number.isSafeInteger(count) && count > 0) return count;
  console.error(`Give a number instead of ${given}, or nothing for ${usual}.`);
  process.exit(1);
}
