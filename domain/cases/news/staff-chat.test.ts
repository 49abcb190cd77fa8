import fc from "fast-check";
import { expect, test } from "vitest";
import { parseEntities } from "../../../tests/support/telegram-html.ts";
import { confirmation } from "./confirmation-email.ts";
import { type ApplicationNotice, applicationNotice, contactNotice } from "./staff-chat.ts";

const submittedAt = new Date("2026-11-21T09:05:00Z");
const site = { name: "Hamroh", url: "https://hamroh.example" };

/** Ordinary and malicious input. */
const pieces = fc.oneof(
	fc.string({ unit: "binary", maxLength: 12 }),
	fc.string({ unit: "grapheme", maxLength: 12 }),
	// Including lone surrogates, which no database stores.
	fc.array(fc.nat(0xffff), { maxLength: 6 }).map((units) => String.fromCharCode(...units)),
	fc.constantFrom("<b>", "</b>", "<a href='x'>", "<", ">", "&", "&amp;", "&lt;b&gt;", "&#60;", "<!--", "]]>", "\0"),
	fc.constantFrom(..."\u202e\u2066\u2028\u200f", "\r\nBcc: x@example.com", "\n<b>Status:</b> accepted", "👩‍👩‍👧"),
	fc.nat(5_000).map((count) => "😀<&".repeat(count / 3)),
);
const words = (most: number) =>
	fc.array(pieces, { maxLength: 6 }).map((parts) => [...parts.join("")].slice(0, most).join(""));

const application: fc.Arbitrary<ApplicationNotice> = fc.record({
	reference: fc.constant("HM-7K3P-Q9TD"),
	fullName: words(300),
	location: words(300),
	phoneNumber: words(50),
	age: fc.integer({ min: 1, max: 120 }),
	languageCertificates: fc.array(
		fc.record({ type: fc.constantFrom("ielts", "topik", "other", "none"), score: fc.option(words(100)) }),
		{ maxLength: 6 },
	),
	university: fc.option(words(300)),
	program: fc.option(words(300)),
	comment: fc.option(words(5_000)),
	status: fc.constant("pending"),
	submittedAt: fc.constant(submittedAt),
	link: fc.constant(`${site.url}/admin/applicants/1`),
});

/** Parsed as Telegram does: exactly our lines, bold labels and no other tags, within the limit. */
function expectOurs(html: string, labels: string[]): void {
	const parsed = parseEntities(html);
	if ("fault" in parsed) throw new Error(parsed.fault);
	const { text, tags } = parsed;
	const right =
		text.length <= 4_096 &&
		text.isWellFormed() &&
		!/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text) &&
		tags.length === labels.length &&
		tags.every((tag) => tag === "b") &&
		text.split("\n").every((line, index) => line.startsWith(labels[index] as string));
	if (!right) expect({ text, tags, labels }).toBe("a message of ours");
}

const applicationLabels =
	"New application,Name:,Location:,Phone:,Age:,Certificates:,University:,Program:,Comment:,Status:,Submitted:,Reference:,Case:";
const contactLabels = "New contact message,Name:,Email:,Message:,Submitted:,Open:";

test("S-06: none of 10,000 strings breaks a message, adds a tag or a line, or makes it too long", () => {
	// Seven to thirteen strings per application, three per contact message.
	fc.assert(
		fc.property(application, (one) => expectOurs(applicationNotice(one, "en"), applicationLabels.split(","))),
		{ numRuns: 1_000, seed: 1 },
	);
	fc.assert(
		fc.property(words(300), words(254), words(5_000), (name, email, message) =>
			expectOurs(
				contactNotice({ link: site.url, name, email, phone: null, message, submittedAt }, "en"),
				contactLabels.split(","),
			),
		),
		{ numRuns: 1_000, seed: 2 },
	);
});

test("S-06: none of 1,000 names adds a line, an address or a link to the email", () => {
	fc.assert(
		fc.property(words(300), fc.constantFrom("en", "ru", "uz"), (fullName, language) => {
			const about = { offices: [], promise: null, hasBot: true };
			const mail = confirmation({ reference: "HM-7K3P-Q9TD", fullName, language, submittedAt }, about, site);
			const plain = confirmation({ reference: "HM-7K3P-Q9TD", fullName: "", language, submittedAt }, about, site);
			expect(mail.subject).toBe(plain.subject);
			const [hello = "", ...rest] = mail.text.split("\n");
			expect(rest).toEqual(plain.text.split("\n").slice(1));
			expect(hello).toMatch(/^[\p{L}\p{M} '’ʻʼ‘`,!-]+$/u);
		}),
		{ numRuns: 1_000, seed: 3 },
	);
});
