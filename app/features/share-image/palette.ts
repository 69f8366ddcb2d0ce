import css from "#app/app.css?raw";

/** The light value of a colour token: pictures have no dark side. */
export function colour(token: string) {
  const value = new RegExp(`--color-${token}: light-dark\\((#[0-9a-f]{6}),`).exec(css)?.[1];
  if (!value) throw new Error(`app.css has no colour ${token}`);
  return value;
}
