import path from "node:path";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { collectBuildFacts } from "./lib/config/collect-build-facts";
import { securityHeaders } from "./lib/http/security-headers";

const config: NextConfig = {
  poweredByHeader: false,
  // Puts title and robots into every head.
  htmlLimitedBots: /./,
  // server.ts compresses.
  compress: false,
  reactStrictMode: true,
  typedRoutes: false,
  agentRules: false,
  // `npm run check` checks types.
  typescript: { ignoreBuildErrors: true },
  experimental: { isrFlushToDisk: false },
  // Our queue makes images.
  images: { unoptimized: true },
  cacheMaxMemorySize: 64 * 1024 * 1024,
  cacheHandler: path.resolve("lib/cache/cache-handler.mjs"),
  env: collectBuildFacts(path.resolve()),
  // Read by path at run time.
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
  // Old addresses.
  redirects: async () => [
    { source: "/api-docs/:name", destination: "/api-docs#:name", permanent: true },
  ],
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    createMessagesDeclaration: "./messages/de.json",
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

export default withNextIntl(config);
