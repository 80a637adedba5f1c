import "server-only";
import type { Storage } from "./driver";

/** A driver that is loaded with the first call: that of S3 takes 37 MB, which no disk has to pay. */
export function lazyStorage(load: () => Promise<Storage>): Storage {
  let loading: Promise<Storage> | undefined;
  const driver = () => {
    loading ??= load();
    return loading;
  };
  return {
    signUpload: async (grant) => (await driver()).signUpload(grant),
    signDownload: async (grant) => (await driver()).signDownload(grant),
    stat: async (key) => (await driver()).stat(key),
    read: async (key, range) => (await driver()).read(key, range),
    write: async (key, bytes, contentType) => (await driver()).write(key, bytes, contentType),
    remove: async (keys) => (await driver()).remove(keys),
    ensureRoom: async (sizeInBytes) => (await driver()).ensureRoom(sizeInBytes),
    check: async (signal) => (await driver()).check(signal),
  };
}
