import { join } from "node:path";
import type { Pool } from "pg";
import type { Database } from "../database/connect.ts";
import type { Context } from "../domain/access/caller.ts";
import { adChannel } from "../domain/cases/news/channels/ad.ts";
import { emailChannel } from "../domain/cases/news/channels/email.ts";
import { telegramChannel } from "../domain/cases/news/channels/telegram.ts";
import { chatChannel } from "../domain/cases/news/staff-chat.ts";
import { botName } from "../domain/messaging/bot-name.ts";
import { originalLanguage } from "../domain/shared/language.ts";
import type { Backups, Machine } from "../domain/shared/ports.ts";
import { createAdConversions } from "../gateways/ad-conversions.ts";
import { createCentralBank } from "../gateways/central-bank.ts";
import { createDocumentMaker } from "../gateways/document-maker.ts";
import { createFileStore } from "../gateways/encrypted-files.ts";
import { createImageBucket } from "../gateways/image-bucket.ts";
import { createImageFolder } from "../gateways/image-folder.ts";
import { createImageProcessor } from "../gateways/image-maker.ts";
import { createMailer } from "../gateways/mail.ts";
import { createOutbox } from "../gateways/outbox.ts";
import { spreadsheets } from "../gateways/spreadsheets.ts";
import { createBot, createChat } from "../gateways/telegram.ts";
import { createVisaPortal } from "../gateways/visa-portal.ts";
import { createAuthentication } from "./better-auth.ts";
import { type Cache, createReadCache } from "./cache.ts";
import type { Changes } from "./changes.ts";
import { configuredOf, type Settings } from "./config.ts";
import { createJobs, type JobSettings } from "./jobs.ts";
import { unknownMachine } from "./machine.ts";
import {
	createLoginThrottle,
	createOpenThrottle,
	createRateLimits,
	defaultLimits,
	type LimitRules,
} from "./rate-limits.ts";

export type ContextSettings = Pick<
	Settings,
	| "production"
	| "siteName"
	| "siteUrl"
	| "telegram"
	| "mail"
	| "ads"
	| "visaPortalUrl"
	| "ratesUrl"
	| "imageBucket"
	| "retention"
	| "dataDir"
	| "logLevel"
> & {
	/** Signs forms, sessions and links. */
	secret: string;
	limits?: Partial<LimitRules> | undefined;
	jobs?: JobSettings | undefined;
	/** Undefined: backups are not scheduled. */
	backups?: Backups | undefined;
	machine?: Machine | undefined;
	now: () => Date;
};

/**
 * The production dependencies of the domain. In development, the outbox replaces a chat or mail server that is not
 * configured. In production, messages that cannot be sent are stored as failed, with the reason.
 */
export function createContext(
	settings: ContextSettings,
	{ database, pool }: { database: Database; pool: Pool },
	{ cache, changes }: { cache: Cache; changes: Changes },
	report: (what: string, error?: unknown) => void,
) {
	const { production, telegram, mail } = settings;
	const jobs = createJobs(report, changes, settings.jobs);
	const outbox = production ? undefined : createOutbox();
	const chat = outbox && !telegram.token ? outbox.chat : createChat(telegram);
	const bot = outbox && !telegram.token ? outbox.bot : createBot(telegram);
	const mailer = outbox && !mail.smtpUrl ? outbox.mailer : createMailer(mail);
	const adConversions = createAdConversions(settings.ads);
	const authentication = createAuthentication(settings, database);
	const site = {
		name: settings.siteName,
		url: settings.siteUrl,
		botName: telegram.botName,
		outboxUrl: outbox && !telegram.token ? `${settings.siteUrl}/outbox` : undefined,
		mailAddress: mail.smtpUrl ? (/<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from) : undefined,
	};
	const configured = configuredOf(settings, outbox !== undefined);
	const hasBot = async () => (await botName({ database, site, configured })) !== null;
	const context: Context = {
		database,
		now: settings.now,
		cached: createReadCache(cache, changes),
		markChanged: changes.markChanged,
		channels: {
			chat: chatChannel({ database, chat, site, language: telegram.chatLanguage ?? originalLanguage }),
			email: emailChannel({ database, now: settings.now, mailer, authentication, site, hasBot }),
			telegram: telegramChannel({ database, now: settings.now, bot, authentication, site }),
			ad: adChannel({ database, adConversions }),
		},
		mailer,
		chat,
		bot,
		configured,
		adConversions,
		visaPortal: createVisaPortal(settings.visaPortalUrl),
		centralBank: createCentralBank(settings.ratesUrl),
		imageStore: settings.imageBucket
			? createImageBucket(settings.imageBucket)
			: createImageFolder(join(settings.dataDir, "images")),
		imageProcessor: createImageProcessor(),
		fileStore: createFileStore(settings),
		documentMaker: createDocumentMaker(),
		spreadsheets,
		loginThrottle: createLoginThrottle(pool, settings.secret),
		openThrottle: createOpenThrottle(pool, settings.secret),
		authentication,
		rateLimits: createRateLimits(pool, settings.secret, { ...defaultLimits, ...settings.limits }),
		site,
		backups: settings.backups ?? { everyHours: undefined, hasKey: true, write: async () => {} },
		machine: settings.machine ?? unknownMachine,
		retention: settings.retention,
	};
	return { context, jobs, outbox };
}
