import { type FileSource, readToSend } from "./read-to-send";

// The web worker answers once and is terminated.
addEventListener("message", async ({ data }: MessageEvent<FileSource>) => {
  postMessage(await readToSend(data));
});
