import { expect, test } from "vitest";
import { textsIn } from "@/tests/e2e/texts";
import { buildConsentTranslation } from "./build-consent-translation";

test.each(["de", "en"] as const)(
  "the texts that browsers load in %s are those of the messages (`npm run test:unit -- consent-translation -u` rewrites them)",
  async (language) => {
    const texts = buildConsentTranslation(textsIn(language) as never);
    await expect(`${JSON.stringify(texts, null, 2)}\n`).toMatchFileSnapshot(
      `translations/${language}.json`,
    );
  },
);
