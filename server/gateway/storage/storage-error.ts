import type { ContentfulStatusCode } from "hono/utils/http-status";
import { errors } from "jose";
import { hasCode } from "../../kernel/start-error.ts";
import { CallerError } from "../caller.ts";
import { MissingFileError } from "./files/file-store.ts";

/**
 * The service's errors. As at Supabase the HTTP status is 400 whatever went wrong, unless it is the
 * server's reason, and the real status is in the body; supabase-js gives both as `status` and `statusCode`.
 */
export class StorageError extends Error {
  override name = "StorageError";
  readonly statusCode: number;
  readonly code: string;
  readonly error: string;
  readonly httpStatus: ContentfulStatusCode;

  constructor(statusCode: number, code: string, message: string, error = code, httpStatus?: number) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.error = error;
    this.httpStatus = (httpStatus ?? (statusCode >= 500 ? statusCode : 400)) as ContentfulStatusCode;
  }

  toBody() {
    const { statusCode, code, error, message } = this;
    return { statusCode: String(statusCode), code, error, message };
  }
}

export const noSuchBucket = () => new StorageError(404, "NoSuchBucket", "Bucket not found", "Bucket not found");
export const noSuchKey = () => new StorageError(404, "NoSuchKey", "Object not found", "not_found");
export const noSuchRoute = () => new StorageError(404, "NotFound", "Route not found", "Not Found", 404);
const keyAlreadyExists = () => new StorageError(409, "KeyAlreadyExists", "The resource already exists", "Duplicate");
export const bucketAlreadyExists = () =>
  new StorageError(409, "BucketAlreadyExists", "The resource already exists", "Duplicate");
export const bucketNotEmpty = () =>
  new StorageError(409, "ResourceNotEmpty", "The bucket you tried to delete is not empty", "InvalidRequest");
const accessDenied = (message = "new row violates row-level security policy") =>
  new StorageError(403, "AccessDenied", message, "Unauthorized");
export const invalidRequest = (message: string) => new StorageError(400, "InvalidRequest", message);
export const invalidKey = (name: unknown) =>
  new StorageError(400, "InvalidKey", `Invalid key: ${String(name).slice(0, 100)}`);
export const invalidBucketName = () =>
  new StorageError(400, "InvalidBucketName", "Bucket name invalid", "Invalid Input");
export const invalidMimeType = (type: string) =>
  new StorageError(415, "InvalidMimeType", `mime type ${type} is not supported`, "invalid_mime_type");
export const entityTooLarge = (entity = "object") =>
  new StorageError(413, "EntityTooLarge", `The ${entity} exceeded the maximum allowed size`, "Payload too large");
export const invalidSignature = (message = "The url does not match the signature") =>
  new StorageError(400, "InvalidSignature", message);
export const invalidJwt = (message = "Invalid JWT") => new StorageError(400, "InvalidJWT", message);
export const uploadTimedOut = () =>
  new StorageError(408, "RequestTimeout", "The upload took too long", "Request Timeout");
export const tooBusy = () => new StorageError(503, "SlowDown", "Too many requests at once, try again later");
const noSpace = () => new StorageError(507, "InsufficientStorage", "There is no space left for files");
export const invalidRange = () => new StorageError(416, "InvalidRange", "invalid range provided", "invalid_range", 416);

/** What to answer to any error. Messages of the database stay here: they quote names and values. */
export function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof CallerError) return fromCaller(error);
  if (error instanceof errors.JWTExpired) return invalidJwt('"exp" claim timestamp check failed');
  if (error instanceof errors.JOSEError) return invalidJwt(error.message);
  if (error instanceof MissingFileError) return noSuchKey();
  if (hasCode(error, "ENOSPC", "EDQUOT", "53100")) return noSpace();
  return fromDatabase((error as { code?: unknown } | undefined)?.code);
}

/** A token's fault in the words of the library that finds it, which are the service's too and quote nothing. */
function fromCaller({ reason, cause }: CallerError) {
  if (reason === "no_key" || reason === "bad_key")
    return new StorageError(401, "AccessDenied", "Invalid API key", "Unauthorized", 401);
  if (reason === "expired_token") return accessDenied('"exp" claim timestamp check failed');
  if (reason === "ended_session") return accessDenied("JWT session ended");
  return accessDenied(cause instanceof errors.JOSEError ? cause.message : "Invalid JWT");
}

function fromDatabase(code: unknown) {
  if (code === "42501") return accessDenied();
  if (code === "23505") return keyAlreadyExists();
  if (code === "23503") return noSuchBucket();
  // Such as a NUL in a text, or a policy that reads an id out of a name that has none.
  if (typeof code === "string" && code.startsWith("22")) return invalidRequest("Invalid input");
  if (code === "57014") return new StorageError(544, "DatabaseTimeout", "The database took too long");
  return new StorageError(500, "InternalError", "Internal server error", "Internal");
}
