/** Long enough to wonder. */
const patience = 400;

/** "Carregando..." while a page that was asked for is on its way. */
export function showProgress() {
  const place = document.getElementById("a-caminho");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    place?.replaceChildren();
  };
  const showSoon = () => {
    hide();
    timer = setTimeout(() => {
      // "Enviando..." says it already.
      if (document.querySelector("button[aria-busy]")) return;
      const words = document.createElement("p");
      words.className = "rounded border bg-surface-raised px-5 py-2.5 font-semibold shadow";
      words.textContent = "Carregando...";
      place?.replaceChildren(words);
      // Whoever goes on reading has stopped it, or it was a file to save.
      timer = setTimeout(hide, 15_000);
    }, patience);
  };
  document.addEventListener("click", (event) => leavesByClick(event) && showSoon());
  document.addEventListener("submit", ({ defaultPrevented, target }) => {
    if (!defaultPrevented && (target as HTMLFormElement).method !== "dialog") showSoon();
  });
  // Also when it comes back as it was left.
  addEventListener("pageshow", hide);
}

function leavesByClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isOrdinary = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || event.defaultPrevented || !isOrdinary || link.target || link.hasAttribute("download")) return false;
  const isSamePage = link.pathname + link.search === location.pathname + location.search && link.hash !== "";
  return link.origin === location.origin && !isSamePage && !/\.\w{2,4}$/.test(link.pathname);
}
