import type { CopiedRow, PersonCopy } from "../domain/my/privacy/copy-commands.ts";
import type { Language } from "../domain/shared/language.ts";
import { homeDay, homeZone } from "../domain/shared/time-zone.ts";
import { adminTexts } from "./admin/all-texts.ts";
import { streamOf } from "./admin/csv.ts";
import { zip } from "./admin/zip.ts";
import { formatDay, formatTime } from "./i18n/formats.ts";
import { myTexts } from "./i18n/my/texts.ts";
import { paperResponse } from "./paper-response.ts";
import type { RequestContext } from "./request-context.ts";

type Made = Pick<RequestContext, "now">;

/** The archive of a copy: data.json with all columns, data.html to read, and the papers, which are read while it is sent. */
export function copyResponse({ now }: Made, { rows, files }: PersonCopy, language: Language = "en"): Response {
	const pieces = zip([
		{ name: "data.html", content: once(pageOf(rows, language, now)) },
		{ name: "data.json", content: once(JSON.stringify({ format: 1, madeAt: now, ...rows }, null, "\t")) },
		...files.map((file) => ({ ...file, isPacked: true as const })),
	]);
	return paperResponse({ type: "application/zip", bytes: streamOf(pieces) }, "hamroh-copy");
}

async function* once(text: string) {
	yield text;
}

const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll("\n", "<br>");

/** Of each record, what has a name in the texts; all else is in data.json. */
function pageOf(rows: PersonCopy["rows"], language: Language, now: Date): string {
	const t = myTexts[language].privacy;
	const sections = Object.entries(rows).flatMap(([table, all]) => {
		if (all.length === 0) return [];
		const title = t.tables[table as keyof typeof t.tables] ?? table;
		return `<h2>${escaped(`${title} (${all.length})`)}</h2>${all.map((row) => recordOf(row, language)).join("")}`;
	});
	const style =
		"body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:12rem 1fr;border-top:1px solid #ccc;padding-top:.5rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}";
	return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(t.page.title)}</title><style>${style}</style><h1>${escaped(t.page.title)}</h1><p>${escaped(`${t.page.made} ${formatDay(homeDay(now), language).replace(/\.$/, "")}. ${t.page.note}`)}</p>${sections.join("")}</html>`;
}

function recordOf(row: CopiedRow, language: Language): string {
	const names: Record<string, string> = myTexts[language].privacy.columns;
	const lines = Object.entries(names).flatMap(([column, name]) => {
		const stored = row[column];
		const value = (listed.has(column) && wordsOf(language)[String(stored)]) || written(stored, language);
		return value ? `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>` : [];
	});
	return `<dl>${lines.join("")}</dl>`;
}

/** A stored value in words. */
function written(value: unknown, language: Language): string {
	const { yes, no } = myTexts[language].privacy.page;
	if (value === null || value === undefined) return "";
	if (value instanceof Date) return `${formatDay(homeDay(value), language)}, ${formatTime(value, homeZone, language)}`;
	if (typeof value === "boolean") return value ? yes : no;
	if (Array.isArray(value)) return value.map((one) => written(one, language)).join("; ");
	if (typeof value === "object")
		return Object.entries(value)
			.filter(([name]) => name !== "id")
			.flatMap(([, part]) => written(part, language) || [])
			.join(" · ");
	const text = String(value);
	if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text, language);
	return text;
}

/** The columns with a list of values, which the texts name. */
const listed = new Set(["kind", "code", "status", "sponsor", "maritalStatus", "educationLevel", "state"]);

function wordsOf(language: Language): Record<string, string> {
	const { options, case: texts, applications } = adminTexts[language];
	return { ...options, ...applications.statuses, ...texts.timeline.events, ...myTexts[language].documents.names };
}
