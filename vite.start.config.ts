import { defineConfig } from "vite";

/**
 * The start of the server, in one file: Node would take half a second to strip the types of its sources at every start. Beside it
 * the script of the processes that read spreadsheets.
 */
export default defineConfig({
	publicDir: false,
	ssr: { noExternal: true },
	build: {
		ssr: true,
		outDir: "build/start",
		target: "es2022",
		rolldownOptions: {
			input: { main: "./server/main.ts", "sheet-process": "./gateways/sheet-process.ts" },
			external: [/build\/server/],
		},
	},
});
