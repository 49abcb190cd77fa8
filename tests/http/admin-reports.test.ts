import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { signedIn } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { rowsOf } from "../support/sheets.ts";
import { staffSite } from "../support/staff.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("the work report shows its figures in pictures and tables, of a period and of oneself, and as a file", async () => {
	const site = await staffSite("admin", ["empty", { now: () => now }]);
	expect((await site.open("/admin/reports")).text).toContain("Nothing in this period.");
	await applicationRows(site.sql, [
		{ submitted_at: now, source: "fair" },
		{ submitted_at: now, source: "fair", status: "contacted" },
		{ submitted_at: "2026-06-02T09:00:00Z" },
	]);
	await site.sql(`insert into contact_submissions (name, email, message, submitted_at)
		values ('N', 'n@example.com', 'M', '2026-11-21')`);
	const page = await site.open("/admin/reports?weeks=4");
	const rows = (title: string) => {
		const chart = page.all(".chart").find((one) => one.all("h2")[0]?.text === title);
		return chart?.all("tbody tr").map(({ text }) => text);
	};
	expect(rows("By week")?.at(-1)).toBe("16 November 2026 1 2 – 0");
	expect(rows("By source")).toEqual(["Fair 0 2 – 0", "Website 1 0 – 0"]);
	expect(rows("By consultant")).toEqual(["Unassigned 1 2 – 0"]);
	const year = await site.open("/admin/reports?weeks=52");
	expect(year.one(".way").text).toContain("Applications 3 In time – Accepted 0");
	const own = await site.open("/admin/reports?who=me");
	expect(own.all("h1")[0]?.text).toBe("My work");
	expect(own.text).toContain("Nothing in this period.");
	const file = await site.get(page.href("Download XLSX") ?? "", { cookie: site.cookie });
	expect(file.headers.get("content-disposition")).toBe('attachment; filename="work-2026-11-21.xlsx"');
	const sheet = await rowsOf(new Uint8Array(await file.arrayBuffer()));
	expect(sheet[0]).toEqual(["", "Work report", "Messages", "Applications", "Answers due", "In time", "Accepted"]);
	expect(sheet[1]).toEqual(["", "Total", "1", "2", "0", "0", "0"]);
	expect(sheet).toContainEqual(["By source", "Fair", "0", "2", "0", "0", "0"]);
});

test("an owner downloads everything as one archive, and nobody else does", async () => {
	const site = await staffSite("owner");
	const link = (await site.open("/admin/import-export?noun=programs")).href("Download ZIP") ?? "";
	const file = await site.get(link, { cookie: site.cookie });
	expect(file.headers.get("content-type")).toBe("application/zip");
	const names = Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())));
	expect(names).toEqual(expect.arrayContaining(["applications.csv", "contact_submissions.csv", "programs.csv"]));
	const admin = await signedIn(site, "admin");
	expect((await site.get(link, { cookie: admin })).status).toBe(403);
	const page = await site.get("/admin/import-export?noun=programs", { cookie: admin });
	expect(await page.text()).not.toContain(link);
});
