import { openPage } from "./html.ts";
import type { TestSite } from "./site.ts";

/** A clock that a test can advance. */
export function turnableClock(start = "2026-11-23T01:00:00Z") {
	let at = new Date(start).getTime();
	return {
		now: () => new Date(at),
		turn(milliseconds: number) {
			at += milliseconds;
		},
	};
}

/** The form key on a page, as a visitor gets it. */
export async function keyOf(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<string> {
	const page = await openPage(site.get(path, headers));
	return page.one('[data-form] input[name="form_key"]').get("value") ?? "";
}

export const contactFields = {
	name: "Sample Visitor",
	email: "visitor@example.com",
	message: "Which documents do I need?",
};

export const applicationFields = {
	...{ full_name: "Sample Applicant", location: "Namangan, Uzbekistan", phone_number: "+998 71 000 00 00" },
	...{ age: "19", terms_agreed: "yes" },
};
