import { open } from "./open/en.ts";

/** Texts of the applicant's own pages (/my) and of the page for parents (/family). */
export const en = {
	title: "My application",
	signOut: "Sign out",
	open,
};

export type MyTexts = typeof en;
