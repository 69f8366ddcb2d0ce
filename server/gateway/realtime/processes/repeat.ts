/** Does the work again and again, never twice at once. Answers how to stop it and wait for its end. */
export function repeat(interval: number, work: () => Promise<void>) {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(() => {
      running = work().finally(() => {
        if (!isStopped) schedule();
      });
    }, interval);
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
