import { onTestFinished } from "vitest";
import type { SiteOptions } from "../../server/site.ts";
import { openPage } from "./html.ts";
import { testSite } from "./site.ts";
import { startVisaPortal } from "./visa-portal.ts";

/** An invented person, whose visa is approved. */
export const person = {
	fullName: "Testova Test",
	passportNumber: "STATUS19",
	dateOfBirth: "2007-05-14",
	consent: "yes",
};

/** Wide enough for a test that asks often. */
export const wideLimits = () => {
	const wide = { each: { uses: 100_000, seconds: 60 }, all: { uses: 100_000, seconds: 60 } };
	return { contact: wide, apply: wide, visa: wide };
};

/** A site that asks a fake portal of its own. */
export async function visaSite(
	options: Partial<SiteOptions> = {},
	start: "empty" | "sample" = "empty",
	aliases: Record<string, string> = {},
) {
	const portal = await startVisaPortal({ aliases });
	onTestFinished(() => portal.close());
	const site = await testSite(start, { visaPortalUrl: portal.url, limits: wideLimits(), ...options });
	/** Sends the form, without script. */
	const check = (changes: Partial<typeof person> = {}, path = "/visa-status") =>
		openPage(site.post(path, { ...person, ...changes }));
	return { ...site, portal, check };
}
