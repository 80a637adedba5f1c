import { defineConfig } from "prisma/config";

// `generate` and `validate` run without a database: they get an address that nothing answers.
const nowhere = "postgresql://localhost:1/none";

export default defineConfig({
  schema: "prisma/schema.prisma",
  // scripts/database/prisma-deploy.ts names a part of them.
  migrations: { path: process.env.PRISMA_MIGRATIONS ?? "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? nowhere },
});
