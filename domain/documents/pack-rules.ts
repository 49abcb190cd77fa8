import type { DocumentCode } from "../../database/values.ts";
import type { ShownState } from "./rules.ts";

/** The day from which the wording of the consent holds (app/i18n/my/documents.ts). Another wording needs another day. */
export const packConsentVersion = "2026-11-29";

/** In bytes: what is joined to one PDF is in memory as a whole. Larger papers, and larger packs, stay separate files. */
export const maxJoinedSize = 12 * 1024 * 1024;

/** The words of a file's name: its number in the template, the paper, the name as in the passport, the application. */
const fileWords = ["nn", "code", "name", "reference"] as const;
const words = fileWords.join("|");
/** Letters that every system stores alike, and what makes the names of two papers differ. */
export const fileNamePattern = `^(?=.*\\{(nn|code)\\})(\\{(${words})\\}|[A-Za-z0-9_ -])+$`;

/** Of a paper that is in no pack: why. */
export type PackState = "included" | "not_asked" | "at_office" | Exclude<ShownState, "accepted">;

/** @param values of the words; letters that are not ASCII are left out */
export const fileNameOf = (pattern: string, values: Record<(typeof fileWords)[number], string>): string =>
	pattern.replace(new RegExp(`\\{(${words})\\}`, "g"), (_, word: keyof typeof values) => asciiOf(values[word]));

/** Such as "KARIMOVA_AZIZA". */
export const asciiOf = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/[^A-Za-z0-9 _-]/g, "")
		.trim()
		.replace(/\s+/g, "_")
		.slice(0, 60);

export type PackPaper = {
	code: DocumentCode;
	/** Without its ending. */
	name: string;
	state: PackState;
	/** In the order of their pages; none unless the paper is included. */
	files: { type: "image/jpeg" | "application/pdf"; file: string; bytes: number }[];
};

export const sizeOf = (files: { bytes: number }[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
