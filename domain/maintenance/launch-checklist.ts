import { and, eq, gt, isNotNull, isNull, like, ne, or, sql } from "drizzle-orm";
import { companyInfo, maintenanceRuns, offices, policies, profiles, twoFactors, users } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { languages } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";

/** What is left to do before the site opens, in this order. */
export const launchTasks = [
	"sample",
	"legal",
	"terms",
	"offices",
	"owner",
	"two-factor",
	"address",
	"backups",
	"chat",
	"mail",
	"visa",
] as const;
export type LaunchTask = (typeof launchTasks)[number];

const hasContent = or(...languages.map((language) => isNotNull(localizedColumn("company_info", "content", language))));

/** Nobody receives mail there: the sample data, and the first owner without settings, have such addresses. */
const placeholder = "%@example.com";

/** Hours after which a backup by cron is missing, as in deploy/prometheus/rules.yml. */
const longestWithoutBackup = 36;

/**
 * The open tasks, for staff: a task leaves the list once it is done.
 * @param areTermsTemplates whether the terms or the privacy notice are still the product's templates
 */
export async function listLaunchTasks(caller: Caller, areTermsTemplates: boolean): Promise<LaunchTask[]> {
	const { database, configured, site, backups } = caller.permit("overview:read");
	const since = sql`now() - make_interval(hours => ${longestWithoutBackup})`;
	const [samples, legal, unprotected, entered, examples, owners, recent] = await Promise.all([
		database.$count(policies, and(eq(policies.name, "sample-notice"), eq(policies.isOn, true))),
		database.$count(companyInfo, and(eq(companyInfo.sectionKey, "legal"), hasContent)),
		database
			.select({ id: profiles.userId })
			.from(profiles)
			.leftJoin(twoFactors, eq(twoFactors.userId, profiles.userId))
			.where(and(eq(profiles.role, "owner"), or(isNull(twoFactors.verified), ne(twoFactors.verified, true))))
			.limit(1),
		database.$count(offices),
		database.$count(offices, like(offices.email, placeholder)),
		database
			.select({ id: users.id })
			.from(users)
			.innerJoin(profiles, and(eq(profiles.userId, users.id), eq(profiles.role, "owner")))
			.where(like(users.email, placeholder))
			.limit(1),
		database.$count(maintenanceRuns, and(eq(maintenanceRuns.task, "backup"), gt(maintenanceRuns.succeededAt, since))),
	]);
	const isOpen: Record<LaunchTask, boolean> = {
		sample: samples > 0,
		legal: legal === 0,
		terms: areTermsTemplates,
		offices: entered === 0 || examples > 0,
		owner: owners.length > 0,
		"two-factor": unprotected.length > 0,
		address: new URL(site.url).hostname === "localhost",
		backups: backups.everyHours === undefined && recent === 0,
		chat: !configured.chat,
		mail: !configured.mail,
		visa: !configured.visaPortal,
	};
	return launchTasks.filter((task) => isOpen[task]);
}
