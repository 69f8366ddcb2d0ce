import { FAVOURITES_KEY } from "#app/features/favourites/favourites-key.ts";
import { RESULTS_EVENT } from "#app/features/search/results/results-event.ts";

/** Hearts and their count: only for who has favourites, and as soon as another tab has. */
export function followFavourites() {
  const show = () =>
    import("#app/features/favourites/favourites.client.ts").then((it) => it.showFavourites()).catch(() => {});
  const showKept = () => {
    try {
      if (localStorage.getItem(FAVOURITES_KEY) || document.querySelector("[data-list]")) void show();
    } catch {
      // A browser that keeps nothing has none.
    }
  };
  showKept();
  addEventListener("storage", ({ key }) => key === FAVOURITES_KEY && void show());
  addEventListener("pageshow", ({ persisted }) => persisted && void show());
  document.addEventListener(RESULTS_EVENT, showKept);
}
