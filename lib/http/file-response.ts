import "server-only";
import { Readable } from "node:stream";

export interface FileContent {
  name: string;
  contentType: string;
  pieces: AsyncGenerator<string>;
}

export async function fileResponse({ name, contentType, pieces }: FileContent): Promise<Response> {
  const file = Readable.from(await startGenerator(pieces), { objectMode: false });
  return new Response(Readable.toWeb(file) as ReadableStream, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

async function startGenerator(pieces: AsyncGenerator<string>): Promise<AsyncGenerator<Buffer>> {
  const first = await pieces.next();
  async function* all() {
    if (!first.done) {
      yield Buffer.from(first.value);
    }
    for await (const piece of pieces) {
      yield Buffer.from(piece);
    }
  }
  return all();
}
