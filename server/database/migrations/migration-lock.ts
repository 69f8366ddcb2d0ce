/** The same key in every process: whoever comes second waits and then finds nothing left to do. */
export const migrationLock = 7_240_002;
