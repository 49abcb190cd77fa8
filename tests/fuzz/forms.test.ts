import fc from "fast-check";
import { expect, test } from "vitest";
import { keyOf, turnableClock } from "../support/forms.ts";
import { testSite } from "../support/site.ts";

async function openForm(path: string) {
	const clock = turnableClock();
	const site = await testSite("empty", { now: clock.now });
	const key = await keyOf(site, path);
	clock.turn(10_000);
	/** A form's fields as the browser sends them; several values for a name as a list. */
	const send = (fields: Record<string, string | string[]>) => {
		const body = new URLSearchParams({ form_key: key });
		for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(name, each);
		const headers = { "sec-fetch-site": "same-origin" };
		return site.fetch(new Request(`http://localhost:3000${path}`, { method: "POST", body, headers }));
	};
	return { send };
}

test("1,000 generated messages: clear responses, no server error, no unescaped input, all input kept", async () => {
	const { send } = await openForm("/contact");
	const text = fc.oneof(
		fc.string({ unit: "binary", maxLength: 400 }),
		fc.constantFrom(
			"",
			" ",
			"<script>alert(1)</script>",
			'"><img src=x onerror=alert(1)>',
			"\u0000",
			"\ud800",
			"a@b",
			"x".repeat(6_000),
			"‮abc",
			"{{7*7}}",
			"'; drop table users; --",
		),
	);
	const form = fc.record({ name: text, email: fc.oneof(text, fc.emailAddress()), message: text }, { requiredKeys: [] });
	await fc.assert(
		fc.asyncProperty(form, async (fields) => {
			const answer = await send(fields as Record<string, string>);
			expect([303, 409, 422, 429]).toContain(answer.status);
			if (answer.status === 303) return;
			const html = await answer.text();
			expect(html).not.toMatch(/<script>alert|<img src=x/);
			const kept = (fields.message ?? "").toWellFormed().replace(/\r\n?|\n/g, "\r\n");
			if (kept.length > 0 && /^[\w ]+$/.test(kept)) expect(html).toContain(kept);
		}),
		{ numRuns: 1_000, seed: 20_261_121 },
	);
}, 300_000);

test("1,000 generated applications: clear responses, no server error, no unescaped input", async () => {
	const { send } = await openForm("/apply");
	const text = fc.oneof(
		fc.string({ unit: "binary", maxLength: 200 }),
		fc.constantFrom(
			"",
			" ",
			"19",
			"yes",
			"none",
			"<script>alert(1)</script>",
			'"><img src=x onerror=alert(1)>',
			"\u0000",
			"\ud800",
			"x".repeat(6_000),
			"00000000-0000-4000-8000-000000000000",
		),
	);
	const names = [
		"full_name",
		"location",
		"phone_number",
		"age",
		"email",
		"comment",
		"certificate",
		"score_ielts",
		"university_id",
		"program_id",
		"terms_agreed",
		"marketing_consent",
		"step",
		"unknown",
	];
	const form = fc.dictionary(fc.constantFrom(...names), fc.oneof(text, fc.array(text, { maxLength: 3 })));
	await fc.assert(
		fc.asyncProperty(form, async (fields) => {
			const answer = await send(fields);
			expect([200, 303, 409, 422, 429]).toContain(answer.status);
			expect(await answer.text()).not.toMatch(/<script>alert|<img src=x/);
		}),
		{ numRuns: 1_000, seed: 20_261_122 },
	);
}, 300_000);
