import { expect, test } from "vitest";
import { sticksOut } from "../support/browser.ts";
import { byKeyboard } from "../support/consultant/by-keyboard.ts";
import { keyboardOn } from "../support/consultant/hands.ts";
import { seedMorning } from "../support/consultant/morning.ts";
import { type CaseName, outcomes } from "../support/consultant/outcomes.ts";
import { staffVisit } from "../support/staff.ts";

test("B6-7: twenty mixed cases are handled by keyboard alone, and the focus is never lost", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	const morning = await seedMorning(site);
	await page.goto("/admin/queue");
	for (const [name, work] of Object.entries(byKeyboard)) {
		await work(keyboardOn(page), morning);
		const [query, about] = outcomes[name as CaseName];
		await expect.poll(() => site.sql(query, [about(morning)]), { message: name }).toEqual([{ done: true }]);
		expect(await sticksOut(page), name).toEqual([]);
	}
	expect(Object.keys(byKeyboard).sort()).toEqual(Object.keys(outcomes).sort());
}, 240_000);
