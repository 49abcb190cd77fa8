import { defineConfig } from "vite";

/** The start of the server, in one file: Node would take half a second to strip the types of its sources at every start. */
export default defineConfig({
	publicDir: false,
	ssr: { noExternal: true },
	build: {
		ssr: "./server/main.ts",
		outDir: "build/start",
		target: "es2022",
		rolldownOptions: { external: [/build\/server/] },
	},
});
