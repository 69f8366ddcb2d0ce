/** For addresses that are secrets: nobody keeps the page, no other site learns the address, no engine lists it. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};
