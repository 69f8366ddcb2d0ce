/**
 * What people write, without signs that nobody sees: control signs, those without width, and those that turn the direction of
 * what follows. As supabase/schema/directory/008_plain_words.sql; supabase/tests/same-rules.test.ts compares them.
 */
const SPACES = /[\t-\r\u0085\p{Z}]+/gu;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Without what joins and colours emoji, and the ends of lines. */
const UNSEEN_IN_TEXT = /(?!\t|\n|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/** A name or any other single line. */
export const tidyName = (name: string) => name.replace(SPACES, " ").replace(UNSEEN, "").replace(/ +/g, " ").trim();

export const hasLetter = (name: string) => /\p{Alphabetic}/u.test(tidyName(name));

/** A text with its lines; empty where nothing of it can be seen. */
export function plainText(words: string) {
  if (!tidyName(words)) return "";
  const text = words.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(UNSEEN_IN_TEXT, "");
  return text.replace(/^[\t\n \xa0]+|[\t\n \xa0]+$/g, "");
}
