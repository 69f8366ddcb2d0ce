/** The code of a page did not come: no connection, or the files of a version that has been replaced since. */
export class PageNotLoaded extends Error {}

export async function loadPage<Page>(load: () => Promise<Page>) {
  try {
    return await load();
  } catch (cause) {
    throw new PageNotLoaded("a page could not be loaded", { cause });
  }
}

const RELOADED = "painel-recarregado";

/** True when the document is loading anew; false when that has just been tried, cannot be noted or cannot help. */
export function reloadOnce() {
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED)) return false;
    sessionStorage.setItem(RELOADED, "sim");
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** A page is there: the next one that is missing may be tried again. */
export function allowReload() {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Nothing was noted then.
  }
}
