import { expect, test } from "vitest";
import { describeDevice } from "./device.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome no Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1",
    "Safari no iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/142.0 Mobile Safari/604.1",
    "Chrome no iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142 Safari/537.36 Edg/142.0",
    "Edge no Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit SamsungBrowser/28.0 Chrome/130 Mobile Safari",
    "Samsung Internet no Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox no Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.0 Safari/605.1", "Safari no Mac"],
  ["curl/8", "Aparelho desconhecido"],
  [null, "Aparelho desconhecido"],
])("%s", (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
