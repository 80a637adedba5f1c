import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from "@aws-sdk/client-s3";
import type { Store } from "./ceph.ts";

const region = "us-east-1";
const bucket = "lagerfund";

export async function makeBucket({ endpoint, accessKey, secretKey }: Store, appUrl: string) {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  // The rule of docs/decisions/0015-s3.md.
  const uploads = {
    AllowedOrigins: [appUrl],
    AllowedMethods: ["PUT"],
    AllowedHeaders: ["content-type"],
    MaxAgeSeconds: 3600,
  };
  const CORSConfiguration = { CORSRules: [uploads] };
  await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration }));
  client.destroy();
  return {
    STORAGE_DRIVER: "s3",
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: "true",
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: secretKey,
  };
}
