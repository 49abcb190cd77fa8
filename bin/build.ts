import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildGlyphTable } from "./glyphs.ts";

const quiet = {
	stdio: ["ignore", "ignore", "inherit"] as ["ignore", "ignore", "inherit"],
	env: { ...process.env, NODE_ENV: "production" },
};
execFileSync("react-router", ["build", "--logLevel", "warn"], quiet);
for (const config of ["vite.islands.config.ts", "vite.start.config.ts"]) {
	execFileSync("vite", ["build", "--config", config, "--logLevel", "warn"], quiet);
}

writeFileSync("build/glyphs.json", JSON.stringify(buildGlyphTable()));

const assets = "build/client/assets";
cpSync("build/islands", assets, { recursive: true, filter: (name) => !name.endsWith("manifest.json") });
for (const name of readdirSync(assets)) {
	if (!/\.(js|css|svg)$/.test(name)) continue;
	const file = join(assets, name);
	const plain = readFileSync(file);
	writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
	writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
