import { signOut } from "#app/features/account/session/sign-out.ts";
import { copyLink } from "#app/shared/copy.ts";
import { NOT_LOADED, toast } from "#app/shared/toast.ts";

type Act<Clicked> = (clicked: Clicked) => Promise<unknown>;

const loadShare = () => import("#app/features/professionals/profile/share-profile.client.ts");
const loadFavourites = () => import("#app/features/favourites/favourites.client.ts");
const nameOf = ({ dataset }: HTMLElement) => dataset.name ?? "";

/** Buttons that need no React: `data-act` names what a click fetches and does. Hidden until this runs (`when-awake`). */
const acts: Record<string, Act<HTMLButtonElement>> = {
  "sign-out": signOut,
  more: async (button) => (await import("#app/features/search/results/show-results.client.ts")).showMore(button),
  near: async (button) => (await import("#app/features/search/search-near.client.ts")).searchNear(button),
  share: async (button) => (await loadShare()).shareProfile(nameOf(button)),
  qr: async (button) => (await loadShare()).showQrCode(nameOf(button)),
  favourite: async (button) => (await loadFavourites()).toggleFavourite(button),
  "keep-list": async () => (await loadFavourites()).keepList(),
  "drop-gone": async (button) => (await loadFavourites()).dropGone(button),
  "share-list": async () => (await loadShare()).shareList(),
  // Without the query, which may say that something is new.
  copy: () => copyLink(location.origin + location.pathname),
};

const loadWeeks = () => import("#app/features/availability/turn-weeks.client.ts");

/** Links that a script follows without leaving the page. */
const turns: Record<string, Act<HTMLAnchorElement>> = {
  week: async (link) => (await loadWeeks()).fetchWeek(link),
  turn: async (link) => (await loadWeeks()).showWeek(link),
  refine: async (link) => (await import("#app/features/search/search-form.client.ts")).refine(link),
};

export function actOnClicks() {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement && "suggest" in target.dataset)) return;
    // Without suggestions its form works all the same.
    void import("#app/features/search/sentence/box/sentence-box.client.ts").then(
      ({ suggestIn }) => suggestIn(target),
      () => {},
    );
  });
  document.addEventListener("click", (event) => {
    const clicked = event.target instanceof Element && event.target.closest<HTMLElement>("[data-act]");
    if (!clicked) return;
    const name = clicked.dataset.act ?? "";
    if (clicked instanceof HTMLButtonElement) acts[name]?.(clicked).catch(() => toast(NOT_LOADED));
    const isOrdinary = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!(clicked instanceof HTMLAnchorElement) || !isOrdinary) return;
    event.preventDefault();
    turns[name]?.(clicked).catch(() => location.assign(clicked.href));
  });
}
