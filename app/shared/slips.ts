/** One letter too many, too few, another, or two in the wrong order; the first letter is the right one. */
export function isSlipOf(typed: string, word: string, shortest = 6) {
  if (word.length < shortest || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [left, right] = [typed.slice(start), word.slice(start)];
  return (
    left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1) || left === swapped(right)
  );
}

const swapped = (word: string) => `${word[1] ?? ""}${word[0] ?? ""}${word.slice(2)}`;
