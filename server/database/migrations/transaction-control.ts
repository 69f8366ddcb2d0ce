/** Texts in which words are not commands: comments, strings, quoted names, and bodies between dollars. */
const opaque =
  /--[^\n]*|\/\*[\s\S]*?\*\/|e'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*'|"(?:""|[^"])*"|(\$\w*\$)[\s\S]*?\1/gi;
const command = /(?:^|;)\s*(begin|start\s+transaction|commit|rollback(?!\s+to\b)|abort|prepare\s+transaction)\b/i;
const end = /(?:^|;)\s*(end)\b/i;

/**
 * The command by which a script would begin or end a transaction, if any. A migration with one would leave half
 * of itself behind when the rest fails.
 */
export function transactionControl(script: string) {
  const bare = script.replace(opaque, (text) => (/^(--|\/\*)/.test(text) ? " " : "''"));
  // Inside of "begin atomic" the word closes a function's body.
  const found = command.exec(bare) ?? (/\bbegin\s+atomic\b/i.test(bare) ? null : end.exec(bare));
  return found?.[1]?.replace(/\s+/g, " ");
}
