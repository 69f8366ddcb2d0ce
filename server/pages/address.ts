/** Path and query of an address, with or without a host before them. Parsing it whole would cost as much as sending a page. */
export function splitAddress(address: string) {
  const start = address.startsWith("/") ? 0 : address.indexOf("/", address.indexOf("://") + 3);
  const query = address.indexOf("?", start);
  if (query < 0) return { pathname: address.slice(start), search: "" };
  return { pathname: address.slice(start, query), search: address.slice(query) };
}
