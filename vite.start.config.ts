import { defineConfig } from "vite";
import { compactScript } from "./vite.compact-script.ts";

/**
 * The script that starts the server (server/main.ts), and the scripts of the child processes that read spreadsheets and
 * pictures. The server itself is built by vite.config.ts.
 */
export default defineConfig({
	publicDir: false,
	// sharp is no script alone.
	ssr: { noExternal: true, external: ["sharp"] },
	build: {
		ssr: true,
		outDir: `${process.env.BUILD_DIR ?? "build"}/start`,
		target: "es2022",
		rolldownOptions: {
			input: {
				main: "./server/main.ts",
				"spreadsheet-process": "./gateways/spreadsheet-process.ts",
				"image-process": "./gateways/image-process.ts",
			},
			checks: { pluginTimings: false },
			external: [/build\/server/],
			output: { minify: compactScript },
		},
	},
});
