import { copyLink } from "#app/shared/copy.ts";
import { drawQrCode } from "./qr-code.ts";

const pageAddress = () => location.origin + location.pathname;

export const shareProfile = (name: string) => share(name, pageAddress(), "Cole onde quiser compartilhar este perfil.");

/** A list is in the query of its address. */
export const shareList = () =>
  share(
    "Lista de profissionais",
    pageAddress() + location.search,
    "Quem abrir o link vê a mesma lista. Cole onde quiser compartilhar.",
  );

async function share(title: string, url: string, description: string) {
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title, url });
  } catch (error) {
    // Closing the system's share sheet is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  await copyLink(url, { description });
}

/** The profile's address for a phone's camera. */
export function showQrCode(name: string) {
  const { viewBox, shapes } = drawQrCode(pageAddress());
  const dialog = document.createElement("dialog");
  dialog.className = "modal m-auto w-full max-w-md rounded p-6 shadow";
  dialog.setAttribute("aria-labelledby", "qr-titulo");
  dialog.innerHTML = `
    <h2 id="qr-titulo" class="text-2xl">QR code</h2>
    <p class="mt-2 text-muted-foreground"></p>
    <svg viewBox="${viewBox}" role="img" shape-rendering="crispEdges" class="mx-auto mt-4 w-full max-w-72 rounded">
      ${shapes}
    </svg>
    <form method="dialog" class="mt-5"><button class="button button-outline button-medium w-full">Fechar</button></form>`;
  const [words, picture] = [dialog.querySelector("p"), dialog.querySelector("svg")];
  if (words) words.textContent = `Aponte a câmera para abrir o perfil de ${name}.`;
  picture?.setAttribute("aria-label", `QR code do perfil de ${name}`);
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
