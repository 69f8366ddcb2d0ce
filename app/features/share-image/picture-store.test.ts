import { expect, test, vi } from "vitest";
import { createPictureStore, TooManyPictures } from "./picture-store.ts";

const picture = (size: number) => async () => Buffer.alloc(size);

test("who asks while a picture is drawn gets that one", async () => {
  const store = createPictureStore({ bytes: 1000, waiting: 10 });
  const draw = vi.fn(picture(10));
  const all = await Promise.all([store.get("a", draw), store.get("a", draw), store.get("a", draw)]);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
  await store.get("a", draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("only one is drawn at a time, and a failure stops neither the next nor a second try", async () => {
  const store = createPictureStore({ bytes: 1000, waiting: 10 });
  let atOnce = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise(setImmediate);
    atOnce--;
    return Buffer.alloc(1);
  };
  const failing = store.get("x", () => Promise.reject(new Error("no font")));
  const others = Promise.all(["a", "b", "c"].map((key) => store.get(key, draw)));
  await expect(failing).rejects.toThrow("no font");
  await others;
  expect(most).toBe(1);
  expect(await store.get("x", picture(3))).toHaveLength(3);
});

test("memory is bounded: the least recently used goes", async () => {
  const store = createPictureStore({ bytes: 100, waiting: 10 });
  for (const key of ["a", "b"]) await store.get(key, picture(40));
  await store.get("a", picture(40));
  await store.get("c", picture(40));
  const again = vi.fn(picture(40));
  await store.get("a", again);
  expect(again).not.toHaveBeenCalled();
  await store.get("b", again);
  expect(again).toHaveBeenCalledTimes(1);
});

test("a crowd is turned away instead of waiting for minutes", async () => {
  const store = createPictureStore({ bytes: 100, waiting: 2 });
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const first = store.get("a", () => promise);
  const second = store.get("b", picture(1));
  await expect(store.get("c", picture(1))).rejects.toThrow(TooManyPictures);
  resolve(Buffer.alloc(1));
  await Promise.all([first, second]);
  expect(await store.get("c", picture(1))).toHaveLength(1);
});
