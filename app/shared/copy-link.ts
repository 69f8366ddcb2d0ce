import { toast } from "./toast.ts";

/** Called within the click itself: after a wait Safari lets nobody copy. What cannot be copied is shown. */
export async function copyLink(url: string, description?: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copiado", ...(description && { description }) });
  } catch {
    toast({ title: "Não foi possível copiar o link", description: url, variant: "destructive" });
  }
}
