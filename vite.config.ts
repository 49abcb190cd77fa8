import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { languages } from "./database/values.ts";
import { pageStylesheets } from "./vite.stylesheets.ts";
import { adminTexts } from "./vite.texts.ts";

const buildDir = process.env.BUILD_DIR ?? "build";
/**
 * Node keeps the source text of every script, with two bytes per character if a single character is not Latin. Names stay
 * as they are, because the log shows them (docs/decisions/046-compiled-server.md).
 */
const compactScript = {
	compress: false,
	mangle: false,
	codegen: { removeWhitespace: true, asciiOnly: true },
} as const;
const checks = { pluginTimings: false };

/**
 * On a slow line, each request costs more than the code that a page would not have needed: the libraries are one script,
 * which a release rarely changes, the queue with its frame is another, the case that opens from it the third, and what many of the other pages
 * share the fourth.
 */
const scripts = {
	groups: [
		{ name: "libraries", priority: 4, test: /\/node_modules\/(react|react-dom|scheduler|react-router)\// },
		{
			name: "desk",
			priority: 3,
			test: /\/domain\/shared\/plural\.ts|\/app\/(root\.tsx|i18n\/plural\.ts|routes\/admin\/(layout|queue)\.tsx)/,
		},
		{ name: "case", priority: 2, test: /\/app\/routes\/admin\/applicant\.tsx/ },
		{ name: "shared", priority: 1, minShareCount: 4, test: /\/app\/admin\/(?!(all-)?texts)/ },
	],
};

/** React Router makes and names its components by statements that keep those which nobody uses. */
const unusedComponents: Plugin = {
	name: "unused-components",
	transform: {
		filter: { id: /\/node_modules\/react-router\// },
		handler: (code) =>
			code
				.replace(/^\w+\.displayName = .*$/gm, "")
				.replace(/^(const \w+ = )(?=React\S*\.forwardRef\()/gm, "$1/* @__PURE__ */ "),
	},
};

/** The pages and the server around them. */
const site: UserConfig = {
	// Tailwind leaves the style sheet to the build below: its own pass writes every color three times, for old browsers.
	plugins: [tailwindcss({ optimize: false }), reactRouter(), unusedComponents, pageStylesheets(), adminTexts()],
	build: { target: "es2022", cssTarget: ["chrome111", "firefox128", "safari16.4"] },
	environments: {
		// The browser gets only the exports that it uses: a list of choices comes without the schemas beside it.
		client: {
			build: {
				rolldownOptions: { treeshake: { moduleSideEffects: false }, checks, output: { codeSplitting: scripts } },
			},
		},
		ssr: {
			// One file starts five times faster, and in half the memory, than the thousand that it is made of. sharp is native.
			resolve: { noExternal: true, external: ["sharp"] },
			// Without it, React's build for development would be in the file too.
			define: { "process.env.NODE_ENV": JSON.stringify("production") },
			build: {
				cssMinify: "lightningcss",
				rolldownOptions: { input: "./server/index.ts", checks, output: { minify: compactScript } },
			},
		},
	},
};

/** What a public page's browser loads: the loader at once, React and an island's code when the visitor touches it. */
const islands: UserConfig = {
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
		outDir: `${buildDir}/islands`,
		assetsDir: "",
		manifest: "manifest.json",
		target: "es2022",
		modulePreload: false,
		rolldownOptions: { input: "./app/islands/loader.ts", checks },
	},
	oxc: { jsx: { runtime: "automatic" } },
};

/** The script that starts the server, and the scripts of the child processes that read spreadsheets and pictures. */
const start: UserConfig = {
	ssr: { noExternal: true, external: ["sharp"] },
	build: {
		ssr: true,
		outDir: `${buildDir}/start`,
		target: "es2022",
		rolldownOptions: {
			input: {
				main: "./server/main.ts",
				"spreadsheet-process": "./gateways/spreadsheet-process.ts",
				"image-process": "./gateways/image-process.ts",
				"pdf-process": "./gateways/pdf-process.ts",
			},
			checks,
			external: [/build\/server/],
			output: { minify: compactScript },
		},
	},
};

/** `bin/build.ts` builds all three, by the name of the mode. */
export default defineConfig(({ mode }) => ({
	publicDir: false,
	...(mode === "islands" ? islands : mode === "start" ? start : site),
}));
