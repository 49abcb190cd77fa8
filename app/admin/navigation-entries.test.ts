import { expect, test } from "vitest";
import { pages } from "../../domain/desk/revisions/rules.ts";
import { currentEntry } from "./navigation-entries.ts";

test("each list of records with a page of its own has an entry in the panel's navigation", () => {
	expect(pages.filter((slug) => !currentEntry(`/admin/${slug}`, ""))).toEqual([]);
});
