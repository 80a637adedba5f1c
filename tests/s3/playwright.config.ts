import { defineConfig } from "playwright/test";
import usual from "../../playwright.config";

/** Run by `node scripts/test.ts s3` against the application with a real S3 server; no part of `npm test`. */
export default defineConfig({ ...usual, testDir: import.meta.dirname, testMatch: "*.spec.ts" });
