import { onTestFinished } from "vitest";
import type { SiteOptions } from "../../server/create-site.ts";
import { openPage } from "./html.ts";
import { testSite } from "./site.ts";
import { startVisaPortal } from "./visa-portal.ts";

/** An invented person with an approved visa. */
const identity = { fullName: "Testova Test", passportNumber: "STATUS19", dateOfBirth: "2007-05-14" };
export const person = { ...identity, consent: "yes" };

/** High limits for tests with many requests. */
export const wideLimits = () => {
	const wide = { each: { uses: 100_000, seconds: 60 }, all: { uses: 100_000, seconds: 60 } };
	return { contact: wide, apply: wide, visa: wide };
};

/** A site with its own fake portal. */
export async function visaSite(options: Partial<SiteOptions> = {}, start: "empty" | "sample" = "empty", aliases = {}) {
	const portal = await startVisaPortal({ aliases });
	onTestFinished(() => portal.close());
	const site = await testSite(start, { visaPortalUrl: portal.url, limits: wideLimits(), ...options });
	/** Submits the form without script. */
	const check = (changes: Partial<typeof person> = {}, path = "/visa-status") =>
		openPage(site.post(path, { ...person, ...changes }));
	return { ...site, portal, check };
}
