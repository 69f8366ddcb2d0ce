import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode, StartError } from "../kernel/start-error.ts";

/** DATA_DIR there and writable, or one clear line. */
export async function prepareDataDir(dataDir: string) {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    await makeFolder(dataDir);
    // More than one block, so that a full disk is noticed now and not in the middle of initdb.
    await writeFile(probe, Buffer.alloc(64 * 1024));
  } catch (error) {
    throw new StartError(
      `Não é possível gravar em DATA_DIR (${dataDir}): ${writeError(error)}.`,
      `DATA_DIR (${dataDir}) cannot be written to: ${(error as Error).message}`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/** What a person can do something about, in the words of the system's error. */
export function writeError(error: unknown) {
  const text = error instanceof Error ? `${"stderr" in error ? error.stderr : ""} ${error.message}` : String(error);
  if (/ENOSPC|EDQUOT|EFBIG|No space left/i.test(text)) return "não há espaço (disco cheio ou limite atingido)";
  if (/EROFS|Read-only/i.test(text)) return "o sistema de arquivos é somente leitura";
  if (/EACCES|EPERM|Permission denied/i.test(text)) return "sem permissão de escrita";
  if (/ENOTDIR|EEXIST/i.test(text)) return "existe um arquivo com esse nome";
  if (/ENOENT/i.test(text)) return "não se podem criar pastas nesse lugar";
  return text.trim().split("\n").at(-1) ?? text;
}

/** Step by step: Node's own `recursive` never ends where the system denies that a new folder's parent exists (/proc). */
async function makeFolder(path: string, isRetry = false): Promise<void> {
  try {
    await mkdir(path, { mode: 0o711 });
  } catch (error) {
    if (hasCode(error, "EEXIST")) return;
    if (!hasCode(error, "ENOENT") || isRetry) throw error;
    if (dirname(path) !== path) await makeFolder(dirname(path));
    await makeFolder(path, true);
  }
}
