// Measures how fast a page is served: cached next to nginx and a bare server with the same bytes, rendered next to bare
// React, on one core and on two. `page.ts cache afresh` measures only these parts.
import { measureAfresh } from "./support/page/afresh.ts";
import { measureCached } from "./support/page/cached.ts";
import { measureCores } from "./support/page/cores.ts";
import { measureForms } from "./support/page/forms.ts";
import { openSetting } from "./support/page/setting.ts";
import { report } from "./support/report.ts";

const parts = {
	cache: ["Serving a page from the cache", measureCached],
	afresh: ["Serving a page rendered afresh", measureAfresh],
	forms: ["Pages with a form", measureForms],
	cores: ["Both cores", measureCores],
} as const;

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in parts));
if (unknown) throw new Error(`No part has this name: ${unknown}.`);

const setting = await openSetting();
try {
	for (const [name, [title, measure]] of Object.entries(parts)) {
		if (names.length > 0 && !names.includes(name)) continue;
		try {
			report(`page-${name}`, title, await measure(setting));
		} catch (error) {
			// The other parts are still measured.
			console.error(`${title} could not be measured.`, error);
			process.exitCode = 1;
		}
	}
} finally {
	await setting.close();
}
