import { createFileDesk } from "./file-desk";
import type { FileRequest } from "./file-messages";

// The web worker: a module of its own with nothing but the desk, asked one thing at a time (reader-line.ts).
const answer = createFileDesk();

addEventListener("message", async ({ data }: MessageEvent<FileRequest>) => {
  postMessage(await answer(data));
});
