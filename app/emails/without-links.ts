/**
 * Words of one person in an email of ours to another: nothing in them that a mailbox would turn into a link. Whole
 * addresses go; what is left of the kind "exemplo.com" is parted, as a full stop parts sentences.
 */
export function withoutLinks(words: string) {
  return words
    .normalize("NFKC")
    .replace(/(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[^\s/]+\.\p{L}{2,}[/?#:]\S*/giu, "[link removido]")
    .replace(/(\S)\.(?=\p{L})/gu, "$1. ");
}
