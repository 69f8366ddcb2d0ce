import { setTimeout } from "node:timers/promises";

/** A browser with one page, and what every protocol offers. */
type Driver = {
  go(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  /** What an expression gives, as JSON has it. */
  evaluate(expression: string): Promise<unknown>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type OpenDriver = () => Promise<Driver>;

/** One page in it, acted upon by scripts: that is the same in every engine. */
export class Engine implements AsyncDisposable {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  go(path: string) {
    return this.#driver.go(this.#origin + path);
  }

  back() {
    return this.#driver.back();
  }

  ask<Args extends unknown[], Result>(question: (...args: Args) => Result, ...args: Args) {
    return this.#driver.evaluate(`(${question})(...${JSON.stringify(args)})`) as Promise<Result>;
  }

  /** Asks until the answer is yes; while a page is changed for another there is none. */
  async until<Args extends unknown[]>(what: string, question: (...args: Args) => boolean, ...args: Args) {
    const end = Date.now() + 30_000;
    while (!(await this.ask(question, ...args).catch(() => false))) {
      if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
      await setTimeout(100);
    }
  }

  untilAt(path: string) {
    return this.until(path, (path) => location.pathname.startsWith(path) && document.readyState === "complete", path);
  }

  /** A link, button or label by the words that it begins with. */
  async press(words: string) {
    await this.until(words, isThere, "a, button, label", words);
    await this.ask((words) => {
      const all = [...document.querySelectorAll<HTMLElement>("a, button, label")];
      const one = all.find((each) => each.getClientRects().length > 0 && each.textContent.trim().startsWith(words));
      one?.focus();
      one?.click();
    }, words);
  }

  async type(selector: string, text: string) {
    await this.until(selector, isThere, selector, "");
    await this.ask(
      (selector, text) => {
        document.querySelector<HTMLElement>(selector)?.focus();
        // As a keyboard does it, with all its events.
        document.execCommand("insertText", false, text);
      },
      selector,
      text,
    );
  }

  [Symbol.asyncDispose]() {
    return this.#driver[Symbol.asyncDispose]();
  }
}

function isThere(selector: string, words: string) {
  const all = [...document.querySelectorAll(selector)];
  return all.some((each) => each.getClientRects().length > 0 && each.textContent.trim().startsWith(words));
}
