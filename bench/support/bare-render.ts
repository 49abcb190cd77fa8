import { once } from "node:events";
import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";
import { launch, onCore } from "./processes.ts";
import { heap } from "./site-process.ts";

type Answer = { html: string; microseconds: number };

/** A process that only renders the site's pages with `renderToString`, on core 0. */
export async function startBareReact(folder: string, databaseUrl: string, site: { name: string; url: string }) {
	const outDir = join(folder, "bare");
	await build({
		configFile: false,
		logLevel: "warn",
		oxc: { jsx: { runtime: "automatic" } },
		define: { "process.env.NODE_ENV": JSON.stringify("production") },
		build: {
			target: "es2022",
			ssr: "bench/support/bare.tsx",
			outDir,
			emptyOutDir: true,
		},
	});
	await symlink(resolve("node_modules"), join(folder, "node_modules"));
	const { child, ended } = launch([...onCore(0), process.execPath, ...heap, join(outDir, "bare.js")], {
		env: {
			...process.env,
			NODE_ENV: "production",
			BENCH_DATABASE_URL: databaseUrl,
			BENCH_SITE_NAME: site.name,
			BENCH_SITE_URL: site.url,
		},
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	return {
		/** CPU microseconds of one rendering, which must equal `page`, the site's response at this address. */
		async microseconds(address: string, page: string, milliseconds = 3_000): Promise<number> {
			const [, loader, integrity] = /<script type="module" async="" src="([^"]+)" integrity="([^"]+)"/.exec(page) ?? [];
			const [, stylesheet] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
			const [, formKey] = /name="form_key" value="([^"]+)"/.exec(page) ?? [];
			child.send({ address, loader, integrity, stylesheet, formKey, milliseconds });
			const gone = ended.then(() => Promise.reject(new Error("Bare React has crashed.")));
			const [{ html, microseconds }] = (await Promise.race([once(child, "message"), gone])) as [Answer];
			if (html !== page) throw new Error(`Bare React makes another page of ${address}: ${difference(html, page)}`);
			return microseconds;
		},
		async stop() {
			child.kill("SIGTERM");
			await ended;
		},
	};
}

function difference(a: string, b: string): string {
	const at = [...a].findIndex((letter, index) => letter !== b[index]);
	return `…${a.slice(at - 100, at + 100)}… for …${b.slice(at - 100, at + 100)}…`;
}
