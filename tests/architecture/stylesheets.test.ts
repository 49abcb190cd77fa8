import { expect, test } from "vitest";
import { rulesFor } from "../../vite.stylesheets.ts";

test("a page's style sheet leaves out the rules whose classes the page cannot have", () => {
	const css = "a{b:c}.x .y{d:e}.x,.y{f:g}@media print{.y{h:i}}.z:not(.y){j:k}.md\\:w-1\\.5{l:m}";
	expect(rulesFor(css, new Set(["x", "z", "md:w-1.5"]))).toBe("a{b:c}.x{f:g}.z:not(.y){j:k}.md\\:w-1\\.5{l:m}");
	expect(rulesFor(css, new Set(["x", "y", "z", "md:w-1.5"]))).toBe(css);
});

test("a page's style sheet defines the variables that its rules or its scripts use", () => {
	const css = ":root{--a:var(--b);--b:1px;--c:2px;--d:3px}.x{top:var(--a)}.y{top:var(--c)}";
	expect(rulesFor(css, new Set(["x"]))).toBe(":root{--a:var(--b);--b:1px}.x{top:var(--a)}");
	expect(rulesFor(css, new Set(["x", "var(--d);"]))).toBe(":root{--a:var(--b);--b:1px;--d:3px}.x{top:var(--a)}");
});
