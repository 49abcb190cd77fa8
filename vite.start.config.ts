import { defineConfig } from "vite";

/**
 * The start of the server, in one file: Node would take half a second to strip the types of its sources at every start. Beside it
 * the scripts of the child processes that read spreadsheets and pictures.
 */
export default defineConfig({
	publicDir: false,
	// sharp is no script alone.
	ssr: { noExternal: true, external: ["sharp"] },
	build: {
		ssr: true,
		outDir: "build/start",
		target: "es2022",
		rolldownOptions: {
			input: {
				main: "./server/main.ts",
				"spreadsheet-process": "./gateways/spreadsheet-process.ts",
				"image-process": "./gateways/image-process.ts",
			},
			external: [/build\/server/],
		},
	},
});
