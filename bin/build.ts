import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isPanelRoute } from "../server/routes.ts";
import { buildGlyphTable } from "./glyphs.ts";
import { replaceBuild } from "./replace-build.ts";

/** A site that is running reads `build` until it is restarted, so the new files are made beside it. */
const draft = "build.new";
type Manifest = { routes: Record<string, { parentId?: string }> };
const quiet = {
	stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"],
	env: { ...process.env, NODE_ENV: "production", BUILD_DIR: draft },
};
rmSync(draft, { recursive: true, force: true });
execFileSync("react-router", ["build", "--logLevel", "warn"], quiet);
for (const mode of ["islands", "start"]) execFileSync("vite", ["build", "--mode", mode, "--logLevel", "warn"], quiet);

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
writeFileSync(`${draft}/release.json`, JSON.stringify({ version, commit: commitOf() }));
writeFileSync(`${draft}/glyphs.json`, JSON.stringify(buildGlyphTable()));

const assets = `${draft}/client/assets`;
cpSync(`${draft}/islands`, assets, { recursive: true, filter: (name) => !name.endsWith("manifest.json") });
listPanelRoutesOnly();
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
// Asynchronous, because Node then uses all cores.
await Promise.all(
	readdirSync(assets)
		.filter((name) => /\.(js|css|svg)$/.test(name))
		.map(async (name) => {
			const file = join(assets, name);
			const plain = readFileSync(file);
			writeFileSync(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
			writeFileSync(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
		}),
);

replaceBuild("build", draft);

// Compile the server now instead of at every start (server/main.ts). The cache depends on these flags of bin/start.mjs.
const flags = ["--max-semi-space-size=4", "--max-old-space-size=256"];
const compile = `import { enableCompileCache } from "node:module";
	enableCompileCache("build/compile-cache");
	await import(${JSON.stringify(pathToFileURL("build/server/index.js").href)});
	process.exit();`;
execFileSync(process.execPath, [...flags, "--input-type=module", "--eval", compile], quiet);
// Node lets only this user read them, and the site may run as another one.
execFileSync("chmod", ["-R", "a+rX", "build/compile-cache"], quiet);

/**
 * React Router lists all routes for the browser. Only the panel has a router there, and leaves it by plain links: the other
 * pages are more than half of the list.
 */
function listPanelRoutesOnly(): void {
	const prefix = "window.__reactRouterManifest=";
	for (const name of readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file))) {
		const script = readFileSync(join(assets, name), "utf8");
		if (!script.startsWith(prefix)) continue;
		const manifest: Manifest = JSON.parse(script.slice(prefix.length, script.lastIndexOf("}") + 1));
		const routes = Object.entries(manifest.routes).filter(([id]) => id === "root" || isPanelRoute(manifest.routes, id));
		writeFileSync(join(assets, name), prefix + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }));
	}
}

/** The commit of the sources. Where they are no checkout, as in a container, `SOURCE_COMMIT` names it. */
function commitOf(): string | null {
	if (process.env.SOURCE_COMMIT) return process.env.SOURCE_COMMIT.slice(0, 12);
	const { status, stdout } = spawnSync("git", ["rev-parse", "--short=12", "HEAD"], { encoding: "utf8" });
	return status === 0 ? stdout.trim() : null;
}
