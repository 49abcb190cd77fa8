import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Colour, contrast, fromOklch } from "../support/colors.ts";
import { root, trackedFiles } from "../support/project.ts";

const css = readFileSync(join(root, "app/app.css"), "utf8");

function tokens(block: string): Record<string, Colour> {
	const found = block.matchAll(/--color-([a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
	return Object.fromEntries([...found].map(([, name, l, c, h]) => [name, fromOklch(Number(l), Number(c), Number(h))]));
}

const dark = css.indexOf("@media (prefers-color-scheme: dark)");
const light = tokens(css.slice(0, dark));
const themes = { light, dark: { ...light, ...tokens(css.slice(dark)) } };

const surfaces = ["paper", "card", "sunken"];
const on = (texts: string[], grounds: string[]) => texts.flatMap((text) => grounds.map((ground) => [text, ground]));

/** Every text color and its background. WCAG AA: 4.5. */
const textPairs = [
	...on(["ink", "muted", "jjok", "brick", "celadon", "amber", "orange"], surfaces),
	["on-jjok", "jjok"],
	["on-persimmon", "persimmon"],
	["paper", "ink"],
	["paper", "celadon"],
	...on(["ink", "muted", "celadon", "brick"], ["celadon-wash"]),
	...on(["ink", "amber"], ["amber-wash"]),
	...on(["ink", "orange"], ["orange-wash"]),
	...on(["ink", "brick"], ["brick-wash"]),
];

/** Borders of fields and buttons, focus rings, current-page markers, stars. WCAG AA: 3. */
const edgePairs = on(["edge", "jjok", "persimmon"], surfaces);

test.each(Object.entries(themes))("in the %s theme every pair has the contrast of WCAG AA", (_, colours) => {
	const isLow = (least: number) => (pair: string[]) => {
		const [one, other] = pair.map((name) => colours[name]) as [Colour, Colour];
		return !(contrast(one, other) >= least);
	};
	expect([...textPairs.filter(isLow(4.5)), ...edgePairs.filter(isLow(3))]).toEqual([]);
});

test("every text color is covered by a contrast test", () => {
	const views = trackedFiles().filter((file) => /^app\/.*\.tsx$/.test(file));
	const source = views.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
	const names = Object.keys(light).join("|");
	const used = [
		...source.matchAll(new RegExp(`\\btext-(${names})\\b(?!-)`, "g")),
		...css.matchAll(new RegExp(`[{;\\s]color: var\\(--color-(${names})\\)`, "g")),
	].map(([, name]) => name);
	const held = new Set([...textPairs, ...edgePairs].map(([text]) => text));
	expect(used.length).toBeGreaterThan(20);
	expect([...new Set(used)].filter((name) => !held.has(name))).toEqual([]);
});

test("both themes define the same colors, and placeholders use one of them", () => {
	expect(Object.keys(tokens(css.slice(dark)))).toEqual(Object.keys(light));
	const hints = /\.field::placeholder \{([^}]*)\}/.exec(css)?.[1];
	expect(hints).toMatch(/color: var\(--color-muted\);\s*opacity: 1;/);
});
