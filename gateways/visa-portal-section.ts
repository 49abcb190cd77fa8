import { Parser } from "htmlparser2";
import { PortalError } from "../domain/shared/ports.ts";

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
export function readSection(html: string, section: string, names: string[]): { cells: Cell[]; scripts: string } {
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
