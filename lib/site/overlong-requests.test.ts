import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardFrontDoor } from "./front-door";

const server = createServer((_, response) => void response.end("inside"));
let port = 0;

beforeAll(async () => {
  guardFrontDoor(0, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test.each([20_000, 2_000_000])(
  "an address of %i characters gets a page that says so",
  async (length) => {
    const { status, type, text } = await ask(`/listing/search?query=${"x".repeat(length)}`);
    expect([status, type]).toEqual([431, "text/html; charset=utf-8"]);
    expect(text).toMatch(/^<!DOCTYPE html>.*Adresse zu lang.*<\/html>\n$/s);
    expect(text).toContain('<p lang="en">The address of this page is longer than we can read.');
    expect((await ask("/")).text).toBe("inside");
  },
);

test("what is no HTTP is refused as ever", async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("nonsense\r\n\r\n"));
    let read = "";
    socket.on("data", (data) => {
      read += data;
    });
    socket.on("error", reject).on("close", () => resolve(read));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

function ask(path: string): Promise<{ status?: number; type?: string; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      const { statusCode, headers } = answer;
      answer.on("end", () => resolve({ status: statusCode, type: headers["content-type"], text }));
    })
      .on("error", reject)
      .end();
  });
}
