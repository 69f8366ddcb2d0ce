const escapes: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** As React does, in texts and in attributes. */
export function escapeText(text: string) {
  return text.replace(/["&'<>]/g, (char) => escapes[char] ?? char);
}
