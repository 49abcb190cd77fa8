import { Parser } from "htmlparser2";
import { PortalError, type VisaAnswer, type VisaRecord } from "../domain/shared/ports.ts";
import { isRealDay } from "../domain/visa/schema.ts";

const application = "ONLINE_APPL_NO";
const status = "PROC_STS_CDNM_1";
const dates = ["APPL_DTM", "RECPT_YMD", "APPL_YMD", "JUDG_DTM", "JUDG_YMD", "VISA_EXPR_YMD"];
const others = ["VISA_KIND_CD", "SOJ_QUAL_NM"];

/** Only an explicit "no results" page means that there is no visa. A page that cannot be parsed is an error. */
export function readVisaPage(html: string): Exclude<VisaAnswer, { kind: "off" }> | { kind: "expired" } {
	const { cells, scripts } = readSection(html, "result3_2", [application, status, ...dates, ...others]);
	const records = splitRecords(cells).map((each) => new Map(each.map(({ name, text }) => [name, text])));
	// The newest application comes first.
	const newest = records.find((record) => record.get(status) || record.get(application));
	if (newest) return { kind: "found", record: asRecord(newest, records[0] === newest ? scripts : "") };
	if (html.includes("ERROR_TYPE")) throw new PortalError("refused", "ERROR_TYPE");
	if (countOf(scripts) === 0) return { kind: "none" };
	if (html.includes("openSessionOut")) return { kind: "expired" };
	throw new PortalError("changed");
}

/** Field names repeat for each application: a repeated field with content starts the next application. */
function splitRecords(cells: Cell[]): Cell[][] {
	const records: Cell[][] = [[]];
	for (const cell of cells) {
		const here = records.at(-1) as Cell[];
		const again = here.some(({ name }) => name === cell.name);
		// The template contains empty copies, and a reason may appear in two forms.
		if (!cell.text || (again && cell.name === "reason")) continue;
		if (again) records.push([cell]);
		else here.push(cell);
	}
	return records;
}

function asRecord(cells: Map<string, string>, scripts: string): VisaRecord {
	const day = (...names: string[]) => {
		for (const name of names) {
			const filledIn = readDay(scriptValue(scripts, name));
			const written = readDay(cells.get(name));
			// The page's own script fills in this field after loading.
			const found = name === "APPL_DTM" ? (filledIn ?? written) : (written ?? filledIn);
			if (found) return found;
		}
		return null;
	};
	return {
		status: cells.get(status) ?? "",
		dateOfApplication: day("APPL_DTM", "RECPT_YMD", "APPL_YMD"),
		approvalDate: day("JUDG_DTM", "JUDG_YMD"),
		statusOfStay: cells.get("SOJ_QUAL_NM") ?? null,
		visaType: cells.get("VISA_KIND_CD") ?? null,
		expiryDate: day("VISA_EXPR_YMD"),
		reason: cells.get("reason")?.replace(/^귀하의 비자신청에 대한 불허사유는 다음과 같습니다\s*:?\s*/, "") || null,
	};
}

/** "20260302", "2026.03.02.", "(2026. 3. 2.)", "2026-03-02 14:00" → "2026-03-02"; undefined for anything else. */
function readDay(text: string | undefined): string | undefined {
	const parts =
		/(?<!\d)(\d{4})(\d\d)(\d\d)(?!\d)/.exec(text ?? "") ??
		/(?<!\d)(\d{4})\s?[.\-/]\s?(\d\d?)\s?[.\-/]\s?(\d\d?)(?!\d)/.exec(text ?? "");
	if (!parts) return undefined;
	const [, year, month = "", date = ""] = parts;
	const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
	return isRealDay(day) ? day : undefined;
}

/** The value that an inline script writes into an element: `$("#APPL_DTM").html("2026.03.02.")`. */
function scriptValue(scripts: string, name: string): string | undefined {
	return new RegExp(`\\$\\(\\s*["']#${name}["']\\s*\\)\\s*\\.\\s*(?:html|text)\\(\\s*["']([^"']+)["']`).exec(
		scripts,
	)?.[1];
}

/** The number of results on the page: `if ("0" == 0) { $("#resultValue").show(); }`. */
function countOf(scripts: string): number | undefined {
	for (const { 1: count, index } of scripts.matchAll(/"(\d{1,9})"\s*==\s*0/g)) {
		if (scripts.slice(index, index + 200).includes("#resultValue")) return Number(count);
	}
	return undefined;
}

/** A named element of the page and its text in one line. */
export type Cell = { name: string; text: string };

const deepest = 200;
/** Elements that contain the reason of a rejection: four forms are known (integrations.md §1.4). */
const reasonRows = ["INTNET_OPEN_REJ_RSN_CD", "NONPERMRSNCD"];
const reasonPlace = "NONPERM_RSN_CDNM";

/**
 * Reads the named elements of one section in order, and all inline scripts. Ids repeat on the portal's pages; elements
 * outside the section belong to other forms. Rejection reasons get the name "reason".
 */
function readSection(html: string, section: string, names: string[]): { cells: Cell[]; scripts: string } {
	const cells: Cell[] = [];
	const open: { cell: Cell; depth: number }[] = [];
	let scripts = "";
	let depth = 0;
	let sectionDepth = 0;
	let reasonDepth = 0;
	let inScript = false;
	let reasonFollows = false;

	const nameOf = (tag: string, id: string | undefined): string | undefined => {
		if (id && names.includes(id)) return id;
		return id === reasonPlace || (tag === "td" && (reasonDepth > 0 || reasonFollows)) ? "reason" : undefined;
	};
	const parser = new Parser({
		onopentag(tag, { id, class: classes, style }) {
			depth += 1;
			// No page of the portal is nested this deep, and deep nesting is expensive to close.
			if (depth > deepest) throw new PortalError("changed", "nesting");
			inScript = tag === "script";
			if (!sectionDepth && id === section) sectionDepth = depth;
			if (!sectionDepth || inScript) return;
			if (tag === "tr" && reasonRows.includes(id ?? "") && !/display\s*:\s*none/i.test(style ?? ""))
				reasonDepth = depth;
			const name = nameOf(tag, id);
			reasonFollows = tag === "th" && /\bno_reason\b/.test(classes ?? "");
			if (!name) return;
			const cell = { name, text: "" };
			cells.push(cell);
			open.push({ cell, depth });
		},
		ontext(text) {
			if (inScript) scripts += text;
			else for (const { cell } of open) cell.text += text;
		},
		onclosetag() {
			inScript = false;
			if (open.at(-1)?.depth === depth) open.pop();
			if (reasonDepth === depth) reasonDepth = 0;
			if (sectionDepth === depth) sectionDepth = 0;
			depth -= 1;
		},
	});
	parser.end(html);
	return { cells: cells.map(({ name, text }) => ({ name, text: text.replace(/\s+/g, " ").trim() })), scripts };
}
