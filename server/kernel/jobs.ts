/** Hands work to whichever process takes it first. */
export type Jobs = {
  /** Returns the run's id, or null when `singletonKey` says that it is waiting already. */
  send(name: string, data?: object, options?: SendOptions): Promise<string | null>;
};

type SendOptions = {
  /** Of runs with the same key only one waits at a time. */
  singletonKey?: string;
  /** A date, or seconds from now. */
  startAfter?: Date | number;
};
