import type { PortalErrorCode } from "../../../../domain/shared/ports.ts";

/** The page with the exchange rates. */
export const rates = {
	title: "Exchange rates",
	hint: "Visitors see tuition in won, soʻm and dollars. All amounts are converted with the newest rate here.",
	table: "The last rates",
	day: "Date",
	usd: "1 US dollar in soʻm",
	krw: "1 won in soʻm",
	others: "Other currencies in soʻm",
	source: "Source",
	sources: { cbu: "Central Bank of Uzbekistan", manual: "Entered by staff", sample: "Sample data" },
	storedAt: "Saved",
	add: "Enter rates",
	isChecked: "I have checked these rates; they are right",
	ages: {
		old: "The newest rate is more than 7 days old. Pages tell visitors so. Enter today’s rates if they are not fetched.",
		useless:
			"The newest rate is more than 45 days old. Visitors see the universities’ own amounts only. Enter today’s rates.",
		none: "Visitors see the universities’ own amounts only, because there is no rate.",
	},
	fetching: "Daily fetch",
	off: "Rates are not fetched automatically. Enter them by hand, or ask the server’s administrator to set RATES_URL.",
	never: "Not fetched yet. The site tries within 10 minutes after it starts, then every day after 05:30 UTC.",
	succeeded: "Last successful fetch:",
	failed: "Last failed fetch:",
	retry: "The site tries again every hour. The stored rates stay.",
	faults: {
		unreachable: "We could not reach the Central Bank’s site.",
		timeout: "The Central Bank’s site did not answer in time.",
		refused: "The Central Bank’s site answered with an error.",
		too_large: "The answer was much larger than the list of rates.",
		changed: "The answer was not the list of rates as we know it.",
		expired: "The answer was out of date.",
	} satisfies Record<Exclude<PortalErrorCode, "resting">, string>,
	held: "Waiting for your decision",
	heldHint: "These rates differ by more than 20% from the last ones. Compare them with cbu.uz before you use them.",
	heldOn: (day: string) => `Rates of ${day}`,
	changes: { usd: "US dollar:", krw: "Won:" },
	confirm: "Use these rates",
	discard: "Discard",
};
