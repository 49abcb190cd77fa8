import { expect, test } from "vitest";
import { rankingLabel } from "./rules.ts";

test("F9: a ranking shows its publisher and year, and a source without an acronym stays unchanged", () => {
	expect(rankingLabel("QS World University Rankings 2026")).toBe("QS 2026");
	expect(rankingLabel("THE World University Rankings, 2025")).toBe("THE 2025");
	expect(rankingLabel("Some ranking 2025")).toBe("Some ranking 2025");
	expect(rankingLabel("QS")).toBe("QS");
	expect(rankingLabel(null)).toBe("");
});
