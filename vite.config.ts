import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The pages and the server around them. The islands of the public pages are built by vite.islands.config.ts. */
export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	publicDir: false,
	build: { target: "es2022" },
	environments: {
		ssr: { build: { cssMinify: "lightningcss", rolldownOptions: { input: "./server/site.ts" } } },
	},
});
