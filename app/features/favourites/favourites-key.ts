/** Under which name a browser keeps the ids of favourites. Alone in its file: every page asks whether there are any. */
export const FAVOURITES_KEY = "favoritos";
