import { type FileSource, readAndPackFile } from "./read-and-pack-file";

// The web worker answers once and is terminated.
addEventListener("message", async ({ data }: MessageEvent<FileSource>) => {
  postMessage(await readAndPackFile(data));
});
