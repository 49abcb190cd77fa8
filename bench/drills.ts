// Practices what an operator hopes never to need, each with a site of its own, and prints what was lost and how long people
// waited: node bin/run.mjs bench/drills.ts [restore move power disk clock flaps]
import { clockDrill } from "./drills/clock.ts";
import { diskDrill } from "./drills/disk.ts";
import type { Drilled } from "./drills/drill.ts";
import { flapsDrill } from "./drills/flaps.ts";
import { powerDrill } from "./drills/power.ts";
import { moveDrill, restoreDrill } from "./drills/restore.ts";
import { formatNumber, judge, report, table } from "./support/report.ts";

const drills: Record<string, () => Promise<Drilled | Drilled[]>> = {
	restore: restoreDrill,
	move: moveDrill,
	power: powerDrill,
	disk: diskDrill,
	clock: clockDrill,
	flaps: flapsDrill,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in drills));
if (unknown.length > 0) throw new Error(`No drill has this name: ${unknown.join(", ")}.`);
/** They mount a small disk. */
const needRoot = ["power", "disk"];

const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const isPossible = (name: string) => process.getuid?.() === 0 || !needRoot.includes(name);
const leftOut = Object.keys(drills).filter((name) => !isWanted(name) || !isPossible(name));
const found: Drilled[] = [];
for (const [name, drill] of Object.entries(drills)) {
	if (leftOut.includes(name)) continue;
	const results = [await drill()].flat();
	for (const one of results) {
		const { acknowledged, lost, doubled, waited, note } = one;
		console.log(
			`${one.drill}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${waited.toFixed(1)} s waited; ${note}`,
		);
	}
	found.push(...results);
}
const wrong = found.reduce((sum, { lost, doubled }) => sum + lost + doubled, 0);
report(
	"drills",
	"Drills",
	`Each with a site of its own, while four visitors send forms and repeat what is not acknowledged. Waited: the longest time until a form was
acknowledged; after a restore or a move, how long the operator's command took, and lost are tables that differ.

${table(
	["drill", "acknowledged", "lost", "doubled", "waited, s"],
	found.map(({ drill, acknowledged, lost, doubled, waited }) => [drill, acknowledged, lost, doubled, waited]),
)}

${found.map(({ drill, note }) => `- ${drill}: ${note}.`).join("\n")}

${leftOut.length > 0 ? `Left out: ${leftOut.join(", ")}.\n` : ""}Lost or doubled: ${formatNumber(wrong)} (${judge("drillsLost", leftOut.length > 0 ? Number.NaN : wrong)}).`,
);
if (wrong > 0) process.exitCode = 1;
