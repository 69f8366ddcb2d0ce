/** A limit for how long the other side may be mute. What goes on, however slowly, has no end of its own. */
export function createIdleTimeout(milliseconds: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    // Its connection keeps the process alive while there is something to wait for.
    timer = setTimeout(() => controller.abort(new Error(`Silent for ${milliseconds} ms`)), milliseconds).unref();
  };
  return {
    signal: controller.signal,
    begin,
    end,
    /** The same bytes. Only a reader who asks for more is kept waiting: one who takes a pause is no silence. */
    listen(body: ReadableStream<Uint8Array>) {
      const reader = body.getReader();
      return new ReadableStream<Uint8Array>(
        {
          async pull(stream) {
            begin();
            const { done, value } = await reader.read().finally(end);
            if (done) stream.close();
            else stream.enqueue(value);
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      );
    },
  };
}
