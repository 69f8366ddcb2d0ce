/**
 * A browser's kind in a person's words, from what it says of itself: "Chrome no Windows", "Safari no iPhone". The same in the
 * list of sessions and in the email about a new one, or nobody would find there what they were told of.
 */
export function deviceName(userAgent: string | null) {
  const browser = firstMatch(browsers, userAgent ?? "");
  const system = firstMatch(systems, userAgent ?? "");
  if (!browser && !system) return "Aparelho desconhecido";
  if (!browser) return `Aplicativo ${system}`;
  return system ? `${browser} ${system}` : browser;
}

type Pattern = [pattern: RegExp, name: string];

// In this order: nearly every browser also says that it is Chrome or Safari.
const browsers: Pattern[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(OPR|OPX|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: Pattern[] = [
  [/\biPhone\b/, "no iPhone"],
  [/\biPad\b/, "no iPad"],
  [/\bAndroid\b/, "no Android"],
  [/\bWindows\b/, "no Windows"],
  [/\bCrOS\b/, "no Chromebook"],
  [/\bMac OS X\b|\bMacintosh\b/, "no Mac"],
  [/\bLinux\b/, "no Linux"],
];

function firstMatch(patterns: Pattern[], text: string) {
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}
