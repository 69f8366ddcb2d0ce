import type { Config } from "../config/config.ts";
import { MissingFileError } from "../gateway/storage/files/file-store.ts";
import { openS3Client, S3Refusal } from "../gateway/storage/files/s3-client.ts";
import { away, type Problem, wrong } from "../kernel/problem.ts";

/** Whether the bucket of S3_* is there, and takes us for who we are. */
export async function findBucketProblem(s3: NonNullable<Config["s3"]>): Promise<Problem | undefined> {
  const client = openS3Client({
    bucketUrl: s3.S3_BUCKET_URL,
    region: s3.S3_REGION,
    accessKeyId: s3.S3_ACCESS_KEY_ID,
    secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
  });
  try {
    await client.probe();
    return undefined;
  } catch (error) {
    return describe(error);
  }
}

function describe(error: unknown) {
  if (error instanceof MissingFileError) return wrong("O balde de S3_BUCKET_URL não existe: fotos não são gravadas.");
  const status = error instanceof S3Refusal ? error.status : undefined;
  if (status === 401 || status === 403)
    return wrong(
      "O S3 recusou as chaves: confira S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY e os direitos delas no balde.",
    );
  if (status && status < 500) return wrong(`O S3 respondeu ${status}: confira S3_BUCKET_URL e S3_REGION.`);
  return away("O S3 não responde: fotos não são gravadas nem lidas enquanto isso.");
}
