import { and, eq, gt, isNull, like, ne, notLike, or, sql } from "drizzle-orm";
import {
	legalEntities,
	maintenanceRuns,
	offices,
	policies,
	profiles,
	serviceFees,
	twoFactors,
	users,
} from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { hasExamples } from "../cases/examples/queries.ts";

/** What is left to do before the site opens, in this order. */
export const launchTasks = [
	"sample",
	"examples",
	"legal",
	"fees",
	"terms",
	"offices",
	"owner",
	"two-factor",
	"staff",
	"address",
	"backups",
	"chat",
	"mail",
	"visa",
] as const;
export type LaunchTask = (typeof launchTasks)[number];

/** A task is done once nothing is left of it to do. */
export type LaunchItem = { task: LaunchTask; isDone: boolean };

/** Nobody receives mail there: the sample data, and the first owner without settings, have such addresses. */
const placeholder = "%@example.com";

/** So the sample data marks the company and its fees. */
const sampleName = "%(sample)%";

/** Hours after which a backup by cron is missing, as in deploy/prometheus/rules.yml. */
export const maxWithoutBackup = 36;

/**
 * All tasks with their states, for staff.
 * @param areTermsTemplates whether the terms or the privacy notice are still the product's templates
 */
export async function listLaunchTasks(caller: Caller, areTermsTemplates: boolean): Promise<LaunchItem[]> {
	const { database, configured, site, backups } = caller.permit("overview:read");
	const since = sql`now() - make_interval(hours => ${maxWithoutBackup})`;
	const [samples, companies, fees, unprotected, entered, examples, owners, recent, staffRules] = await Promise.all([
		database.$count(policies, and(eq(policies.name, "sample-notice"), eq(policies.isOn, true))),
		database.$count(legalEntities, notLike(legalEntities.name, sampleName)),
		database.$count(serviceFees, notLike(serviceFees.name, sampleName)),
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
		database.$count(policies, eq(policies.name, "owners-manage-staff")),
	]);
	const isOpen: Record<LaunchTask, boolean> = {
		sample: samples > 0,
		examples: await hasExamples(caller),
		legal: companies === 0,
		fees: fees === 0,
		terms: areTermsTemplates,
		offices: entered === 0 || examples > 0,
		owner: owners.length > 0,
		"two-factor": unprotected.length > 0,
		staff: staffRules === 0,
		address: new URL(site.url).hostname === "localhost",
		backups: backups.everyHours === undefined && recent === 0,
		chat: !configured.chat,
		mail: !configured.mail,
		visa: !configured.visaPortal,
	};
	return launchTasks.map((task) => ({ task, isDone: !isOpen[task] }));
}
