/** As `URL.parse`, which Safari has only from 18 on. */
export function parseUrl(text: string, base?: string) {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
