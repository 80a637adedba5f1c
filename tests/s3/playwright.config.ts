import { defineConfig } from "playwright/test";
import usual from "../../playwright.config";

/** For `node scripts/test.ts s3` with a real S3 server; `npm test` does not run it. */
export default defineConfig({ ...usual, testDir: import.meta.dirname, testMatch: "*.spec.ts" });
