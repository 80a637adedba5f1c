import { type FileSource, readToSend } from "./read-to-send";

// The web worker: a module of its own with nothing but the reading, ended after its one answer.
addEventListener("message", async ({ data }: MessageEvent<FileSource>) => {
  postMessage(await readToSend(data));
});
