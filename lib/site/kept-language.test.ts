import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { keepLanguage } from "./kept-language";

test.each([
  ["/manufacturer/3?lang=de", "/manufacturer/3-skf", "/manufacturer/3-skf?lang=de"],
  ["/a?x=1&lang=en", "/b?query=6205", "/b?query=6205&lang=en"],
  ["/a?lang=de", "/b#request", "/b?lang=de#request"],
  ["/a?lang=de", "/b?lang=en", "/b?lang=en"],
  ["/a?lang=fr", "/b", "/b"],
  ["/a", "/b", "/b"],
  ["/a?lang=de", "https://other.example/", "https://other.example/"],
  ["/a?lang=de", "//other.example/", "//other.example/"],
])("%s that leads to %s leads to %s", (url, location, kept) => {
  expect(ledTo(url, location)).toBe(kept);
});

test("what is no way is left as it is", () => {
  expect(ledTo("/a?lang=de", "/b", 201)).toBe("/b");
});

function ledTo(url: string, location: string, status = 308) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader("location", location);
  keepLanguage(response, status, url);
  return response.getHeader("location");
}
