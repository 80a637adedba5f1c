import "server-only";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { S3Settings } from "@/lib/env/schema";
import { attachmentOf } from "./attachment";
import { type ByteRange, type Storage, usualLifetimes } from "./driver";
import { checkedKey } from "./key";
import { objectStream } from "./object-stream";
import { s3Client } from "./s3-client";
import { isMissing, storeFault } from "./s3-faults";
import { inTime, unlessSilent, usualPatience } from "./store-patience";

const removalsAtOnce = 8;
const slowestBytesPerMs = 1_000;
// Without these two in the signature a PUT could carry any type and any number of bytes.
const boundHeaders = new Set(["content-type", "content-length"]);

/** The driver for any S3-compatible store (contract §6, docs/decisions/0015-s3.md). */
export function s3Storage(
  settings: S3Settings,
  { lifetimes = usualLifetimes, patience = usualPatience } = {},
): Storage {
  const { answerInMs, wholeInMs, silenceInMs } = patience;
  const client = s3Client(settings, patience);
  const objectAt = (key: string) => ({ Bucket: settings.bucket, Key: checkedKey(key) });

  const store: Storage = {
    async signUpload({ key, contentType, sizeInBytes }) {
      const put = new PutObjectCommand({
        ...objectAt(key),
        ContentType: contentType,
        ContentLength: sizeInBytes ?? undefined,
      });
      const expiresIn = lifetimes.uploadInSeconds;
      return getSignedUrl(client, put, { expiresIn, signableHeaders: boundHeaders }).catch(
        storeFault("sign an upload"),
      );
    },

    async signDownload({ key, contentType, fileName }) {
      const get = new GetObjectCommand({
        ...objectAt(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: attachmentOf(fileName),
        ResponseCacheControl: "private, no-store",
      });
      const expiresIn = lifetimes.downloadInSeconds;
      return getSignedUrl(client, get, { expiresIn }).catch(storeFault("sign a download"));
    },

    async stat(key) {
      const head = new HeadObjectCommand(objectAt(key));
      const found = await inTime(wholeInMs, (abortSignal) => client.send(head, { abortSignal }))
        .catch(nullWhenMissing)
        .catch(storeFault(`stat ${key}`));
      return found && { sizeInBytes: found.ContentLength ?? 0 };
    },

    async read(key, range) {
      const found = await store.stat(key);
      return found && objectStream((signal) => bytesOfObject(key, range, signal));
    },

    async write(key, bytes, contentType) {
      const put = new PutObjectCommand({
        ...objectAt(key),
        Body: bytes,
        ContentType: contentType,
        CacheControl: key.startsWith("media/") ? "public, max-age=31536000, immutable" : undefined,
      });
      // Over TLS Node does not see the bytes of one large body go, so that silence would tell nothing.
      const sentInMs = bytes.length / slowestBytesPerMs;
      const requestTimeout = answerInMs + sentInMs;
      await inTime(wholeInMs + sentInMs, (abortSignal) =>
        client.send(put, { requestTimeout, abortSignal }),
      ).catch(storeFault(`write ${key}`));
    },

    // One by one: the call that takes several wants a checksum that older stores refuse.
    async remove(keys) {
      const objects = keys.map(objectAt);
      for (let first = 0; first < objects.length; first += removalsAtOnce) {
        await Promise.all(objects.slice(first, first + removalsAtOnce).map(removeObject));
      }
    },

    // Whoever sells the store says how much it takes.
    async ensureRoom() {},
    async check(signal) {
      const head = new HeadBucketCommand({ Bucket: settings.bucket });
      await inTime(wholeInMs, (abortSignal) => client.send(head, { abortSignal }), signal).catch(
        storeFault("answer"),
      );
    },
  };
  return store;

  async function* bytesOfObject(key: string, range: ByteRange | undefined, stopped: AbortSignal) {
    const silent = new AbortController();
    const isOver = AbortSignal.any([stopped, silent.signal]);
    try {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const get = new GetObjectCommand({ ...objectAt(key), Range });
      const { Body } = await inTime(
        wholeInMs,
        (abortSignal) => client.send(get, { abortSignal }),
        isOver,
      );
      yield* unlessSilent(Body as Readable, silenceInMs, () => silent.abort());
    } catch (error) {
      storeFault(`read ${key}`)(error);
    }
  }

  async function removeObject(object: ReturnType<typeof objectAt>): Promise<void> {
    const remove = new DeleteObjectCommand(object);
    await inTime(wholeInMs, (abortSignal) => client.send(remove, { abortSignal }))
      .catch(nullWhenMissing)
      .catch(storeFault(`remove ${object.Key}`));
  }
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) {
    return null;
  }
  throw error;
}
