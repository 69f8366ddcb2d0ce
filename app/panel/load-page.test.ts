import { expect, test, vi } from "vitest";
import { allowReload, loadPage, PageNotLoaded, reloadOnce } from "./load-page.ts";

function openTab({ onLine = true, isDenied = false } = {}) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", isDenied ? undefined : storage);
  return reload;
}

test("whatever keeps a page's code away, it is told as that", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  await expect(loadPage(() => Promise.reject(cause))).rejects.toThrow(PageNotLoaded);
  expect(await loadPage(async () => "page")).toBe("page");
});

test("a missing page loads the document anew, once until a page has come", () => {
  const reload = openTab();
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  allowReload();
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a connection, or where it could not be noted, nothing is loaded anew", () => {
  for (const tab of [{ onLine: false }, { isDenied: true }]) {
    const reload = openTab(tab);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    allowReload();
  }
});
