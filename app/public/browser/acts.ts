import { NOT_LOADED, toast } from "#app/shared/toast.ts";

type Act = (button: HTMLButtonElement) => Promise<unknown>;

const loadShare = () => import("#app/features/professionals/profile/share-profile.client.ts");
const loadFavourites = () => import("#app/features/favourites/favourites.client.ts");
const nameOf = ({ dataset }: HTMLElement) => dataset.name ?? "";

/** Buttons that need no React: `data-act` names what a click fetches and does. Hidden until this runs (`when-awake`). */
const acts: Record<string, Act> = {
  "sign-out": async () => (await import("#app/features/account/session/sign-out.client.ts")).signOut(),
  more: async (button) => (await import("#app/features/search/results/show-results.client.ts")).showMore(button),
  near: async (button) => (await import("#app/features/search/search-near.client.ts")).searchNear(button),
  share: async (button) => (await loadShare()).shareProfile(nameOf(button)),
  qr: async (button) => (await loadShare()).showQrCode(nameOf(button)),
  favourite: async (button) => (await loadFavourites()).toggleFavourite(button),
  "keep-list": async () => (await loadFavourites()).keepList(),
  "drop-gone": async (button) => (await loadFavourites()).dropGone(button),
  "share-list": async () => (await loadShare()).shareList(),
  copy: async () => (await loadShare()).copyAddress(),
};

export function actOnClicks() {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>("button[data-act]");
    if (button) acts[button.dataset.act ?? ""]?.(button).catch(() => toast(NOT_LOADED));
  });
}
