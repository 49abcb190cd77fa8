// Loaded into a site with `--import`: measures for each page how long React alone renders its finished tree, and appends
// the milliseconds to the file RENDER_TIMES.
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

const renderings = 60;
/** The only place where the built server renders a public page (app/entry.server.tsx). */
const call = /(`<!doctype html>\$\{)(\(0,\s*[\w.$]+\)|[\w.$]+)\((\w+)\)\}`/;

globalThis.measureRender = (renderToString, tree) => {
	const html = renderToString(tree);
	for (let warm = 0; warm < renderings; warm++) renderToString(tree);
	const before = process.cpuUsage();
	for (let time = 0; time < renderings; time++) renderToString(tree);
	const { user, system } = process.cpuUsage(before);
	appendFileSync(process.env.RENDER_TIMES, `${(user + system) / renderings / 1_000}\n`);
	return html;
};

registerHooks({
	load(url, context, next) {
		const loaded = next(url, context);
		if (!url.endsWith("/build/server/index.js")) return loaded;
		const source = String(loaded.source);
		if (!call.test(source))
			throw new Error("The built server has no call of renderToString as in app/entry.server.tsx.");
		return { ...loaded, source: source.replace(call, "$1globalThis.measureRender($2, $3)}`") };
	},
});
