const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|EdgiOS/, "Edge"],
  [/\bOPR\/|OPiOS/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** "Chrome no Android": the device as its owner would call it. */
export function describeDevice(userAgent: string | null) {
  const nameIn = (names: [RegExp, string][]) => names.find(([form]) => form.test(userAgent ?? ""))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? system ?? "Aparelho desconhecido";
}
