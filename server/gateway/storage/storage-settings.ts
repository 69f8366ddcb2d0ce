import type { Rate } from "../../http/rate-limit.ts";
import type { GatewaySettings } from "../settings.ts";
import type { FileStore } from "./files/file-store.ts";

export type StorageSettings = {
  files: FileStore;
  limits?: Partial<StorageLimits>;
  /** Decode images on upload and write them anew: without position, comments, or bytes behind the picture. */
  reencodeImages?: boolean;
  /** Whom uploads and the making of a picture count for; undefined for callers that are not limited. */
  networkOf?: (request: Request, env: unknown) => string | undefined;
  /** The time of making pictures for a network, in milliseconds. */
  renderTime?: Rate;
};

export type StorageLimits = {
  /** Bytes of one object, whatever its bucket allows. */
  fileSize: number;
  /** An upload that sends nothing for this long, or falls so far behind the slowest line, is ended. */
  idleMs: number;
  /** An upload that takes longer than this is ended. */
  uploadMs: number;
  uploads: number;
  /** Of one account at once, and those that may wait for a turn. */
  uploadsByAccount: number;
  waitingUploadsByAccount: number;
  /** The same of one network: an account is quickly made. */
  uploadsByNetwork: number;
  waitingUploadsByNetwork: number;
  /** Width × height × frames of an image that is decoded: a small file can hold a huge picture. */
  pixels: number;
  frames: number;
  imageSeconds: number;
  /** Uploaded images decoded at once, and those that may wait for a turn. */
  images: number;
  waitingImages: number;
  /** The same for resized ones. */
  renditions: number;
  waitingRenditions: number;
  /** Bytes of resized images kept in memory. */
  renditionCache: number;
};

const defaultLimits: StorageLimits = {
  fileSize: 50 * 1024 * 1024,
  idleMs: 20_000,
  uploadMs: 15 * 60_000,
  uploads: 64,
  uploadsByAccount: 4,
  waitingUploadsByAccount: 8,
  uploadsByNetwork: 24,
  waitingUploadsByNetwork: 48,
  pixels: 50_000_000,
  frames: 200,
  imageSeconds: 15,
  images: 2,
  waitingImages: 50,
  renditions: 1,
  waitingRenditions: 50,
  renditionCache: 64 * 1024 * 1024,
};

export type Storage = GatewaySettings & StorageSettings & { limits: StorageLimits; reencodeImages: boolean };

export function completeSettings(settings: GatewaySettings & StorageSettings): Storage {
  return {
    ...settings,
    limits: { ...defaultLimits, ...settings.limits },
    reencodeImages: settings.reencodeImages ?? true,
  };
}
