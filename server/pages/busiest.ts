/** The pages that most visitors read, at addresses as our own links write them. They take a shorter way to their answer. */
export const busiest = [
  { route: "routes/search", path: /^\/buscar$/ },
  { route: "routes/professional", path: /^\/profissional\/[\w-]+$/ },
];

export function isBusy(path: string) {
  return busiest.some((page) => page.path.test(path));
}
