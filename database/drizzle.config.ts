import { defineConfig } from "drizzle-kit";

/** For `npx drizzle-kit generate --config database/drizzle.config.ts` after a change to tables.ts. */
export default defineConfig({ dialect: "postgresql", schema: "./database/tables.ts", out: "./database/migrations" });
