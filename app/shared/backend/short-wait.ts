/** For an answer that a page can do without: it waits so long for it, and then goes on. */
export const shortWait = () => AbortSignal.timeout(4000);
