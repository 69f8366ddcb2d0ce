import { type FileStore, MissingFileError } from "./file-store.ts";

/**
 * Two stores while files move from one to the other, and afterwards. What is not in the first place asked is looked for
 * in the other: whatever the moment, somebody who moves files never hides one. `isMoved` says where new ones go.
 */
export function movingStore(from: FileStore, to: FileStore, isMoved: () => Promise<boolean>): FileStore {
  const order = async () => ((await isMoved()) ? ([to, from] as const) : ([from, to] as const));
  const inEither = async <Result>(act: (store: FileStore) => Promise<Result>) => {
    const [first, second] = await order();
    try {
      return await act(first);
    } catch (error) {
      if (error instanceof MissingFileError) return act(second);
      throw error;
    }
  };
  return {
    incoming: from.incoming,
    async put(version, path) {
      const [first] = await order();
      await first.put(version, path);
    },
    open: (version, range) => inEither((store) => store.open(version, range)),
    copy: (source, target) => inEither((store) => store.copy(source, target)),
    async remove(versions) {
      await Promise.all([from.remove(versions), to.remove(versions)]);
    },
    async *list() {
      yield* from.list();
      yield* to.list();
    },
  };
}
