import type { Pool } from "pg";
import type { Database } from "../database/connect.ts";
import type { Tools } from "../domain/caller.ts";
import { createMailer } from "../gateways/mail.ts";
import { createChat } from "../gateways/telegram.ts";
import { createVisaPortal } from "../gateways/visa-portal.ts";
import type { Changes } from "./changes.ts";
import type { Settings } from "./config.ts";
import { createJobs } from "./jobs.ts";
import { createLimits, defaultLimits, type LimitRules } from "./limits.ts";
import { createMemory } from "./memory.ts";

export type ToolSettings = Pick<
	Settings,
	"siteName" | "siteUrl" | "telegram" | "mail" | "visaPortalUrl" | "logLevel"
> & {
	secret: string;
	limits?: LimitRules | undefined;
	now: () => Date;
};

/** Everything that the domain works with, real. */
export function createTools(
	settings: ToolSettings,
	{ database, pool }: { database: Database; pool: Pool },
	changes: Changes,
	report: (what: string, error?: unknown) => void,
) {
	const jobs = createJobs(pool, report);
	const tools: Tools = {
		database,
		now: settings.now,
		remember: createMemory(changes),
		jobs,
		chat: createChat(settings.telegram),
		mailer: createMailer(settings.mail),
		visaPortal: createVisaPortal(settings.visaPortalUrl),
		limits: createLimits(pool, settings.secret, settings.limits ?? defaultLimits),
		site: { name: settings.siteName, url: settings.siteUrl },
	};
	return { tools, jobs };
}
