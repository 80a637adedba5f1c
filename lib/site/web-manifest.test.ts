import { expect, test } from "vitest";
import { GET as german } from "@/app/manifest.webmanifest/route";
import { GET as english } from "@/app/manifest-en.webmanifest/route";
import type { webManifest } from "./web-manifest";

test("an English reader installs it in English, as the same app", async () => {
  const answer = english();
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const { id, lang } = await manifestOf(answer);
  expect([id, lang]).toEqual([(await manifestOf(german())).id, "en"]);
});

function manifestOf(answer: Response): Promise<ReturnType<typeof webManifest>> {
  return answer.json();
}
