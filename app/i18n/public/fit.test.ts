import { expect, test } from "vitest";
import { requirementKinds } from "../../../domain/catalog/fit.ts";
import { texts } from "../dictionaries.ts";

test("B12-3: whatever is missing says what to do, in every language, and no text speaks of percents as a verdict or of luck", () => {
	for (const [language, { fit, chosen, compare, shortlist, requirements }] of Object.entries(texts)) {
		for (const kind of requirementKinds) expect(fit.todo[kind].length, `${language} ${kind}`).toBeGreaterThan(20);
		const all = JSON.stringify([fit, chosen, compare, shortlist, requirements], (_, value) =>
			typeof value === "function" ? String(value) : value,
		);
		expect(all).not.toMatch(/chance|шанс|imkoniyat|probab|вероятн|ehtimol/i);
		expect(JSON.stringify([fit.groups, fit.verdicts, fit.groupHints])).not.toContain("%");
	}
});
