import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentVersion } from "../../../domain/documents/consent.ts";
import { packConsentVersion } from "../../../domain/documents/pack-rules.ts";
import { languages } from "../../../domain/shared/language.ts";
import { myTexts } from "./texts.ts";

test("another wording of the consent needs another version", () => {
	const wording = languages.map((language) => {
		const { text, papers, sensitive } = myTexts[language].documents.consent;
		return [text(90, 30), papers, sensitive].join();
	});
	const hash = createHash("sha256").update(wording.join()).digest("hex").slice(0, 12);
	expect([consentVersion, hash]).toEqual(["2026-11-29", "24beabacf0b9"]);
});

test("B16: another wording of the consent for a university needs another version", () => {
	const wording = languages.map((language) => {
		const { text, agree } = myTexts[language].documents.pack;
		return [text("U", "APP-1"), agree("U")].join();
	});
	const hash = createHash("sha256").update(wording.join()).digest("hex").slice(0, 12);
	expect([packConsentVersion, hash]).toEqual(["2026-11-29", "900431838936"]);
});
