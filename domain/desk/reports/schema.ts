import type { ContactSource, storedApplicationStatuses } from "../../../database/values.ts";

export type { ContactSource };

/** How many weeks a report covers, the present one included. */
export const reportPeriods = [4, 12, 26, 52] as const;
export const usualPeriod = 12;

export type ReportFilter = {
	weeks: (typeof reportPeriods)[number];
	/** Only what the caller has done. */
	isOwn: boolean;
};

/** Parses the filter of a URL; unknown values are ignored. */
export const reportFilter = (params: URLSearchParams): ReportFilter => ({
	weeks: reportPeriods.find((weeks) => String(weeks) === params.get("weeks")) ?? usualPeriod,
	isOwn: params.get("who") === "me",
});

/** What was done, of one week, source or member of staff. */
export type Work = {
	/** Contact messages that came, by the form or entered by staff. */
	inquiries: number;
	applications: number;
	/** Promised answers and first contacts that were due or given, and those of them that were given in time. */
	promised: number;
	inTime: number;
	/** Applications that were accepted for the first time. */
	accepted: number;
};

/** What was paid and returned in a currency, of one month, source or member of staff. */
export type MoneySum = {
	by: "month" | "source" | "consultant";
	/** The month's first day, the source, or the account; null for cases without an assignee. */
	key: string | null;
	/** Of the member of staff. */
	name: string | null;
	currency: string;
	paid: number;
	refunded: number;
	unconfirmed: number;
};

export type WorkReport = {
	/** Whether it shows only what the caller has done. */
	isOwn: boolean;
	total: Work;
	/** Each week, also an empty one, by its Monday as an ISO date; the present one last. */
	weeks: (Work & { week: string })[];
	/** The applications of the period by their present status. */
	statuses: { status: (typeof storedApplicationStatuses)[number]; applications: number }[];
	/** The busiest first. */
	sources: (Work & { source: ContactSource })[];
	/** The busiest first, and what belongs to nobody last, with null; the name is null if the account was deleted. */
	consultants: (Work & { id: string | null; name: string | null })[];
	money: MoneySum[];
};
