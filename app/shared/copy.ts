import { type Toast, toast } from "./toast.ts";

const BY_HAND = { title: "Não foi possível copiar", description: "Selecione o texto e copie." };

/** Whether it was copied. Called within the click itself: after a wait Safari lets nobody copy. */
export async function copyText(text: string, done?: Toast, failed: Toast = BY_HAND) {
  try {
    await navigator.clipboard.writeText(text);
    if (done) toast(done);
    return true;
  } catch {
    toast({ ...failed, variant: "destructive" });
    return false;
  }
}

/** What cannot be copied is shown. */
export const copyLink = (url: string, done?: Partial<Toast>) =>
  copyText(url, { title: "Link copiado", ...done }, { title: "Não foi possível copiar o link", description: url });
