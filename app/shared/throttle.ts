/**
 * The work at once, and then at most once in so many milliseconds, however often it is asked for: the last asking is
 * never lost. Anybody can speak on a public topic, and every open page would obey.
 */
export function throttle(work: () => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const rest = () => {
    timer = undefined;
    if (isWanted) ask();
  };
  const ask = () => {
    isWanted = timer !== undefined;
    if (isWanted) return;
    timer = setTimeout(rest, pause);
    work();
  };
  const end = () => clearTimeout(timer);
  return { ask, end };
}
