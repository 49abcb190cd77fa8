import { expect, test } from "vitest";
import { phone, sticksOut } from "../support/browser.ts";
import { byKeyboard } from "../support/consultant/by-keyboard.ts";
import { byTouch } from "../support/consultant/by-touch.ts";
import { keyboardOn, secondsOf, touchOn } from "../support/consultant/hands.ts";
import { type Morning, seedMorning } from "../support/consultant/morning.ts";
import { type CaseName, outcomes } from "../support/consultant/outcomes.ts";
import { staffVisit } from "../support/staff.ts";

type Visitor = Awaited<ReturnType<typeof staffVisit>>;

/** Works one case after the other. With WALK=1, prints what docs/walkthrough.md records. */
async function walk<Hands extends { tally: Parameters<typeof secondsOf>[0] }>(
	{ page, site }: Visitor,
	handsOn: (page: Visitor["page"]) => Hands,
	cases: Record<CaseName, (hands: Hands, morning: Morning) => Promise<void>>,
) {
	const morning = await seedMorning(site);
	await page.goto("/admin/queue");
	await page.waitForLoadState("networkidle");
	for (const [name, work] of Object.entries(cases)) {
		const hands = handsOn(page);
		await work(hands, morning);
		const [query, about] = outcomes[name as CaseName];
		await expect.poll(() => site.sql(query, [about(morning)]), { message: name }).toEqual([{ done: true }]);
		expect(await sticksOut(page), name).toEqual([]);
		const { key, tap, swipe, letter } = hands.tally;
		if (process.env.WALK)
			console.log(`| ${name} | ${key || `${tap} + ${swipe} + ${letter}`} | ${secondsOf(hands.tally).toFixed(0)} |`);
		if (process.env.SHOTS)
			await page.screenshot({
				path: `${process.env.SHOTS}/${key ? "keys" : "touch"}-${name.replace(/\W+/g, "-")}.png`,
			});
	}
	expect(Object.keys(cases).sort()).toEqual(Object.keys(outcomes).sort());
}

test("B6-7: twenty mixed cases are handled by keyboard alone, and the focus is never lost", async () => {
	await walk(await staffVisit("admin", { start: "empty" }), keyboardOn, byKeyboard);
}, 240_000);

test("B6-7: twenty mixed cases are handled by touch at 360 px", async () => {
	const context = { ...phone, viewport: { width: 360, height: 740 } };
	await walk(await staffVisit("admin", { start: "empty", context }), touchOn, byTouch);
}, 240_000);
