import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { root, trackedFiles } from "../support/project.ts";

type Node = { type: string; name?: string; value?: unknown } & Record<string, unknown>;

/** "01–05, 17" → ["01", "02", …, "05", "17"]; "9–10" → ["9", "10"] */
function numbers(list: string): string[] {
	return [...list.matchAll(/(\d+)(?:[–…](\d+))?/g)].flatMap(([, from = "", to = from]) => {
		const count = Number(to) - Number(from) + 1;
		return Array.from({ length: count }, (_, index) => String(Number(from) + index).padStart(from.length, "0"));
	});
}

const page = readFileSync(join(root, "docs/requirements.md"), "utf8");

function listed(): string[] {
	const rows = page.matchAll(/^\| ([A-Z0-9]+) +\| ([\d–, ]+)\|/gm);
	return [...rows].flatMap(([, area, list]) => numbers(list as string).map((number) => `${area}-${number}`));
}

/** The numbers of the table "Numbers without a test", which gives a reason for each. */
function excused(): string[] {
	return [...page.matchAll(/^\| ([A-Z0-9]+-\d+) +\| \S/gm)].map(([, number]) => number as string);
}

/** The first argument of every call of test, it or describe, including test.each(…)(…). */
function testNames(node: unknown, found: string[] = []): string[] {
	if (Array.isArray(node)) for (const one of node) testNames(one, found);
	else if (typeof node === "object" && node !== null) {
		const call = node as Node;
		if (call.type === "CallExpression" && /^(test|it|describe)$/.test(calledName(call.callee as Node))) {
			const [name] = call.arguments as Node[];
			if (typeof name?.value === "string") found.push(name.value);
			if (name?.type === "TemplateLiteral") found.push(JSON.stringify(name.quasis));
		}
		for (const value of Object.values(call)) testNames(value, found);
	}
	return found;
}

function calledName(callee: Node): string {
	if (callee.type === "MemberExpression") return calledName(callee.object as Node);
	if (callee.type === "CallExpression") return calledName(callee.callee as Node);
	return callee.name ?? "";
}

/** "UNIV-07, CALL-12…14: …" → UNIV-07, CALL-12, CALL-13, CALL-14 */
function requirementsOf(name: string): string[] {
	return [...name.matchAll(/\b([A-Z][A-Z0-9]*)-(\d+(?:[–…]\d+)?)\b/g)].flatMap(([, area, list]) =>
		numbers(list as string).map((number) => `${area}-${number}`),
	);
}

const sources = trackedFiles().filter((file) => file.endsWith(".test.ts"));
const names = sources.flatMap((file) => testNames(parseSync(file, readFileSync(join(root, file), "utf8")).program));

test("every listed number has a test with it, or a reason why it has none", () => {
	const proven = new Set(names.flatMap(requirementsOf));
	const all = listed();
	expect(all.length).toBeGreaterThan(100);
	expect(new Set(all).size).toBe(all.length);
	expect(all.filter((number) => !proven.has(number))).toEqual(excused());
});

test("no test is skipped or focused", () => {
	const forbidden = /\b(test|it|describe)\.(skip|only|todo|fails)\b|waitFor[T]imeout|vi\.[m]ock\b/;
	expect(sources.filter((file) => forbidden.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
