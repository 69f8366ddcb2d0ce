import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

test("a browser is named as people know it", () => {
  const named = {
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36":
      "Chrome no Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0":
      "Edge no Windows",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1":
      "Safari no iPhone",
    "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36":
      "Samsung Internet no Android",
    "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0": "Firefox no Linux",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15":
      "Safari no Mac",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/142.0 Mobile Safari/604.1":
      "Chrome no iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 OPiOS/16.0 Mobile Safari/9537.53":
      "Opera no iPhone",
    "okhttp/4.9 (Android 13)": "Aplicativo no Android",
  };
  for (const [userAgent, name] of Object.entries(named)) expect(deviceName(userAgent)).toBe(name);
});

test("what says nothing of itself is unknown, and its version never matters", () => {
  for (const userAgent of [null, "", "curl/8.5.0", "node", "<script>"])
    expect(deviceName(userAgent)).toBe("Aparelho desconhecido");
});
