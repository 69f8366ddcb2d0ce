/** The way to an address, in the visitor's own map application: phones open the one they have, other browsers a page. */
export function mapHref(place: string) {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: place })}`;
}
