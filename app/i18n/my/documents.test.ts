import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentVersion } from "../../../domain/documents/consent.ts";
import { packConsentVersion } from "../../../domain/documents/pack-rules.ts";
import { languages } from "../../../domain/shared/language.ts";
import { myTexts } from "./texts.ts";

const hashOf = (wording: (texts: (typeof myTexts)["en"]["documents"]) => string[]) => {
	const all = languages.map((language) => wording(myTexts[language].documents).join());
	return createHash("sha256").update(all.join()).digest("hex").slice(0, 12);
};

test("another wording of the consent needs another version", () => {
	const hash = hashOf(({ consent: { text, papers, sensitive } }) => [text(90, 30), papers, sensitive]);
	expect([consentVersion, hash]).toEqual(["2026-11-29", "24beabacf0b9"]);
});

test("B16: another wording of the consent for a university needs another version", () => {
	const hash = hashOf(({ pack: { text, agree } }) => [text("U", "APP-1"), agree("U")]);
	expect([packConsentVersion, hash]).toEqual(["2026-11-29", "900431838936"]);
});
