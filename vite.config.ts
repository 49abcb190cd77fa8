import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compactScript } from "./vite.compact-script.ts";
import { pageStylesheets } from "./vite.stylesheets.ts";

/** The pages and the server around them. The islands of the public pages are built by vite.islands.config.ts, the start by
 * vite.start.config.ts. */
export default defineConfig({
	// Tailwind leaves the style sheet to the build below: its own pass writes every colour three times, for old browsers.
	plugins: [tailwindcss({ optimize: false }), reactRouter(), pageStylesheets()],
	publicDir: false,
	build: { target: "es2022", cssTarget: ["chrome111", "firefox128", "safari16.4"] },
	environments: {
		// The browser gets of a file what is asked of it: a list of choices comes without the schemas beside it.
		client: {
			build: { rolldownOptions: { treeshake: { moduleSideEffects: false }, checks: { pluginTimings: false } } },
		},
		ssr: {
			// One file starts five times faster, and in half the memory, than the thousand that it is made of. sharp is no script alone.
			resolve: { noExternal: true, external: ["sharp"] },
			build: {
				cssMinify: "lightningcss",
				rolldownOptions: {
					input: "./server/index.ts",
					checks: { pluginTimings: false },
					output: { minify: compactScript },
				},
			},
		},
	},
});
