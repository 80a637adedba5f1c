import path from "node:path";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { buildFacts } from "./lib/config/build-facts";
import { securityHeaders } from "./lib/http/security-headers";

const config: NextConfig = {
  poweredByHeader: false,
  // Title and robots stand in every head: Next streams them into the body for whoever this does not name.
  htmlLimitedBots: /./,
  // server.ts does (lib/http/server.ts).
  compress: false,
  reactStrictMode: true,
  typedRoutes: false,
  agentRules: false,
  // `npm run check` looks at types, once for everything.
  typescript: { ignoreBuildErrors: true },
  // A crawler over a million listings must not fill a disk (design.md, cached pages).
  experimental: { isrFlushToDisk: false },
  // Pictures are made by our own queue: nobody asks /_next/image, which fails on some of what it is asked.
  images: { unoptimized: true },
  cacheMaxMemorySize: 64 * 1024 * 1024,
  cacheHandler: path.resolve("lib/cache/cache-handler.mjs"),
  env: buildFacts(path.resolve()),
  // Read by their paths when they are needed.
  outputFileTracingIncludes: {
    "/**": ["lib/files/content/image-worker.mjs"],
    "/og/listing/\\[listingId\\]": [
      "node_modules/@fontsource/ibm-plex-{sans,mono}/files/*-{400,600}-normal.woff",
    ],
  },
  serverExternalPackages: [
    "pino",
    "prom-client",
    "@vercel/otel",
    "sharp",
    "@node-rs/argon2",
    "pg",
    "pg-boss",
    "@redis/client",
    "nodemailer",
    "resend",
    "@react-email/components",
    "@aws-sdk/client-s3",
    "@aws-sdk/s3-request-presigner",
  ],
  // Each call had a page of its own once.
  redirects: async () => [
    { source: "/api-docs/:name", destination: "/api-docs#:name", permanent: true },
  ],
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    createMessagesDeclaration: "./messages/de.json",
    // Texts are parsed at build and not in each request (decision 25).
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

export default withNextIntl(config);
