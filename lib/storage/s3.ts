import "server-only";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { S3Settings } from "@/lib/config/schema";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";
import { attachmentOf } from "./attachment";
import { type ByteRange, type Storage, usualLifetimes } from "./driver";
import { checkedKey } from "./key";
import type { StoreTimeouts } from "./store-timeout";
import { inTime, unlessSilent, usualTimeouts } from "./store-timeout";

const removalsAtOnce = 8;
const slowestBytesPerMs = 1_000;
// Without these two in the signature a PUT could carry any type and any number of bytes.
const boundHeaders = new Set(["content-type", "content-length"]);

/** The driver for any S3-compatible store (contract §6, docs/decisions/0015-s3.md). */
export function s3Storage(
  settings: S3Settings,
  { lifetimes = usualLifetimes, timeout = usualTimeouts } = {},
): Storage {
  const { answerInMs, wholeInMs, silenceInMs } = timeout;
  const client = s3Client(settings, timeout);
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
        toStoreError("sign an upload"),
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
      return getSignedUrl(client, get, { expiresIn }).catch(toStoreError("sign a download"));
    },

    async stat(key) {
      const head = new HeadObjectCommand(objectAt(key));
      const found = await inTime(wholeInMs, (abortSignal) => client.send(head, { abortSignal }))
        .catch(nullWhenMissing)
        .catch(toStoreError(`stat ${key}`));
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
      ).catch(toStoreError(`write ${key}`));
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
        toStoreError("answer"),
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
      toStoreError(`read ${key}`)(error);
    }
  }

  async function removeObject(object: ReturnType<typeof objectAt>): Promise<void> {
    const remove = new DeleteObjectCommand(object);
    await inTime(wholeInMs, (abortSignal) => client.send(remove, { abortSignal }))
      .catch(nullWhenMissing)
      .catch(toStoreError(`remove ${object.Key}`));
  }
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) {
    return null;
  }
  throw error;
}

/**
 * A stream of bytes from elsewhere, which is opened when somebody begins to read (a HEAD leaves nothing behind)
 * and ended by the signal when they stop. What `open` throws is what the reader gets.
 */
export function objectStream(
  open: (signal: AbortSignal) => AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  const stopping = new AbortController();
  let chunks: AsyncIterator<Uint8Array> | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      chunks ??= open(stopping.signal)[Symbol.asyncIterator]();
      const { done, value } = await chunks.next();
      if (stopping.signal.aborted) {
        return;
      }
      if (done) {
        controller.close();
        return;
      }
      controller.enqueue(value);
    },
    cancel() {
      stopping.abort();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

const firstTryAndTwoMore = 3;

/** A client of the store. */
export function s3Client(settings: S3Settings, timeout: StoreTimeouts): S3Client {
  return new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.forcePathStyle,
    maxAttempts: firstTryAndTwoMore,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: timeout.connectInMs,
      requestTimeout: timeout.answerInMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeout.slowReaderInMs,
    },
  });
}

interface StoreError {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number; attempts?: number };
}

const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Whether the store says that there is no such object; a bucket that is not there is a fault. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as StoreError;
  return $metadata?.httpStatusCode === 404 && name !== "NoSuchBucket";
}

/**
 * Throws what a failed call means: UNAVAILABLE where the store is away, too slow or busy, logged here because its
 * caller sees only a wait; else an Error of our own, for the SDK's carry requests and key ids that no log needs.
 */
export function toStoreError(call: string): (error: unknown) => never {
  return (error) => {
    throw faultOf(error as StoreError, call);
  };
}

function faultOf(error: StoreError, call: string): Error {
  const { name, message, code, $metadata } = error;
  const status = $metadata?.httpStatusCode;
  const fault = { call, name, code, status, attempts: $metadata?.attempts };
  if (isAway(name, code, status)) {
    log().error(fault, "the object store is away");
    return new AppError("UNAVAILABLE", { retryAfterInSeconds: 10 });
  }
  const reason = status === undefined ? message : `status ${status}`;
  return new Error(`The object store does not ${call}: ${name}, ${reason}`);
}

/** An answer that cannot be read, as of a proxy in between, counts by its status alone. */
function isAway(name = "", code = "", status?: number): boolean {
  if (status !== undefined && status >= 400) {
    return status >= 500 || status === 429;
  }
  return name === "TimeoutError" || name === "AbortError" || awayCodes.has(code);
}
