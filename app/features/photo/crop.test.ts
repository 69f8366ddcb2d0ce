import { expect, test } from "vitest";
import { initialCrop, limitCrop, MAX_ZOOM, moveCrop, sourceSquare, zoomCrop } from "./crop.ts";

const landscape = { width: 800, height: 400 };
const portrait = { width: 400, height: 800 };

test("a picture starts with its largest square, a standing one nearer to the top", () => {
  expect(sourceSquare(landscape, initialCrop(landscape))).toEqual({ x: 200, y: 0, side: 400 });
  expect(sourceSquare(portrait, initialCrop(portrait))).toEqual({ x: 0, y: 100, side: 400 });
});

test("a square never leaves the picture", () => {
  const crop = initialCrop(landscape);
  expect(sourceSquare(landscape, moveCrop(landscape, crop, 5, 5))).toEqual({ x: 400, y: 0, side: 400 });
  expect(sourceSquare(landscape, moveCrop(landscape, crop, -5, -5))).toEqual({ x: 0, y: 0, side: 400 });
});

test("zooming in leaves room to move, and zooming out at an edge comes back inside", () => {
  const near = moveCrop(landscape, zoomCrop(landscape, initialCrop(landscape), 2), 5, 5);
  expect(sourceSquare(landscape, near)).toEqual({ x: 600, y: 200, side: 200 });
  expect(sourceSquare(landscape, zoomCrop(landscape, near, 1))).toEqual({ x: 400, y: 0, side: 400 });
});

test("zoom has its bounds", () => {
  expect(limitCrop(landscape, { x: 0, y: 0, zoom: 99 }).zoom).toBe(MAX_ZOOM);
  expect(limitCrop(landscape, { x: 0, y: 0, zoom: 0 }).zoom).toBe(1);
});
