import { defineConfig } from "vite";
import { languages } from "./database/values.ts";

/** What a public page's browser loads: the loader at once, React and an island's code when the visitor touches it. */
export default defineConfig({
	publicDir: false,
	plugins: [
		{
			// Vite's wrapper would fetch style sheets before a chunk. There are none, and it was half of the loader.
			name: "plain-dynamic-imports",
			enforce: "pre",
			load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
			renderChunk: (code) => code.replace(/__vitePreload\(([\s\S]*?), __VITE_PRELOAD__\)/g, "($1)()"),
		},
	],
	base: "/assets/",
	define: {
		"process.env.NODE_ENV": JSON.stringify("production"),
		LANGUAGE_ALTERNATIVES: JSON.stringify(languages.join("|")),
	},
	build: {
		outDir: `${process.env.BUILD_DIR ?? "build"}/islands`,
		assetsDir: "",
		manifest: "manifest.json",
		target: "es2022",
		modulePreload: false,
		rolldownOptions: { input: "./app/islands/loader.ts", checks: { pluginTimings: false } },
	},
	oxc: { jsx: { runtime: "automatic" } },
});
