import { use } from "react";
import { readBackendSettings } from "../backend/backend-settings.ts";
import { SiteContext } from "../site.ts";

/** Where the browser finds a photo by its name in the bucket; on this host unless a Supabase project keeps it. */
export function photoUrl(photo: string | null, supabaseUrl = "/") {
  if (!photo) return undefined;
  return `${supabaseUrl.replace(/\/$/, "")}/storage/v1/object/public/photos/${photo}`;
}

export function usePhotoUrl(photo: string | null) {
  return usePhotoUrls()(photo);
}

function usePhotoUrls() {
  const site = use(SiteContext);
  const { supabaseUrl } = site?.backend ?? readBackendSettings();
  return (photo: string | null) => photoUrl(photo, supabaseUrl);
}
