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
import type { S3Settings } from "@/lib/config/env";
import { AppError } from "@/lib/errors/app-error";
import { log } from "@/lib/log/log";
import { contentDisposition } from "./content-disposition";
import { type ByteRange, type Storage, usualLifetimes } from "./driver";
import { checkedKey } from "./key";
import type { StoreTimeouts } from "./store-timeout";
import { inTime, untilSilent, usualTimeouts } from "./store-timeout";

const removalsAtOnce = 8;
const slowestBytesPerMs = 1_000;
// Unsigned, a PUT could carry any type and size.
const boundHeaders = new Set(["content-type", "content-length"]);

/** Works with any S3-compatible store (docs/decisions/0015). */
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
        ResponseContentDisposition: contentDisposition(fileName),
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
      // Node does not see bytes leave over TLS, so this scales the timeout.
      const sentInMs = bytes.length / slowestBytesPerMs;
      const requestTimeout = answerInMs + sentInMs;
      await inTime(wholeInMs + sentInMs, (abortSignal) =>
        client.send(put, { requestTimeout, abortSignal }),
      ).catch(toStoreError(`write ${key}`));
    },

    // DeleteObjects needs a checksum that older stores refuse.
    async remove(keys) {
      const objects = keys.map(objectAt);
      for (let first = 0; first < objects.length; first += removalsAtOnce) {
        await Promise.all(objects.slice(first, first + removalsAtOnce).map(removeObject));
      }
    },

    // The provider limits the store.
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
      yield* untilSilent(Body as Readable, silenceInMs, () => silent.abort());
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

/** Opens at the first read, so HEAD leaks nothing. */
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

const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** A missing bucket is an error instead. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as StoreError;
  return $metadata?.httpStatusCode === 404 && name !== "NoSuchBucket";
}

/** Throws UNAVAILABLE and logs it, or an Error without the SDK's request data. */
export function toStoreError(call: string): (error: unknown) => never {
  return (error) => {
    throw toError(error as StoreError, call);
  };
}

function toError(error: StoreError, call: string): Error {
  const { name, message, code, $metadata } = error;
  const status = $metadata?.httpStatusCode;
  const details = { call, name, code, status, attempts: $metadata?.attempts };
  if (isUnavailable(name, code, status)) {
    log().error(details, "the object store is away");
    return new AppError("UNAVAILABLE", { retryAfterInSeconds: 10 });
  }
  const reason = status === undefined ? message : `status ${status}`;
  return new Error(`The object store does not ${call}: ${name}, ${reason}`);
}

/** A proxy's unreadable response counts by its status. */
function isUnavailable(name = "", code = "", status?: number): boolean {
  if (status !== undefined && status >= 400) {
    return status >= 500 || status === 429;
  }
  return name === "TimeoutError" || name === "AbortError" || unavailableCodes.has(code);
}
