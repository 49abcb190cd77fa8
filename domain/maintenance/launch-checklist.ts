import { and, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { companyInfo, policies, profiles, twoFactors } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { languages } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";

/** What is left to do before the site opens, in this order. */
export const launchTasks = ["sample", "legal", "two-factor", "chat", "mail", "visa"] as const;
export type LaunchTask = (typeof launchTasks)[number];

const hasContent = or(...languages.map((language) => isNotNull(localizedColumn("company_info", "content", language))));

/** The open tasks, for staff: a task leaves the list once it is done. */
export async function listLaunchTasks(caller: Caller): Promise<LaunchTask[]> {
	const { database, configured } = caller.permit("overview:read");
	const [samples, legal, unprotected] = await Promise.all([
		database.$count(policies, and(eq(policies.name, "sample-notice"), eq(policies.isOn, true))),
		database.$count(companyInfo, and(eq(companyInfo.sectionKey, "legal"), hasContent)),
		database
			.select({ id: profiles.userId })
			.from(profiles)
			.leftJoin(twoFactors, eq(twoFactors.userId, profiles.userId))
			.where(and(eq(profiles.role, "owner"), or(isNull(twoFactors.verified), ne(twoFactors.verified, true))))
			.limit(1),
	]);
	const isOpen: Record<LaunchTask, boolean> = {
		sample: samples > 0,
		legal: legal === 0,
		"two-factor": unprotected.length > 0,
		chat: !configured.chat,
		mail: !configured.mail,
		visa: !configured.visaPortal,
	};
	return launchTasks.filter((task) => isOpen[task]);
}
