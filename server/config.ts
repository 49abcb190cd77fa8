import { join } from "node:path";
import type { BotUpdateMode, Language } from "../database/values.ts";
import { toSnakeCase } from "../domain/shared/naming.ts";
import type { BucketSettings } from "../gateways/image-bucket.ts";
import { type Environment, environment } from "./environment.ts";
import { type HostSettings, isLoopback } from "./host-check.ts";

/** A one-line message for the console: which setting is wrong, and which values it accepts. */
export class SettingsError extends Error {}

/**
 * Connections of a process to the embedded database, each of which takes 8 MB of this machine's memory, and to any other
 * server, which may be further away.
 */
const embeddedConnections = 5;
const serverConnections = 10;
/** Connections of a process for LISTEN and the lock of the bot. */
const besides = 2;
/** What the embedded database allows in all, without those that it keeps for its administrator. */
const embeddedLimit = 95;

type TelegramSettings = {
	token: string | undefined;
	chatId: string | undefined;
	/** Of the messages to the staff chat; English by default. */
	chatLanguage?: Language | undefined;
	apiUrl: string;
	/** Without "@"; shown to visitors as ours. */
	botName?: string | undefined;
	/** How the site gets what is written to the bot. Undefined: not at all. */
	updates?: BotUpdateMode | undefined;
};

export type Settings = ReturnType<typeof readSettings>;

/** Reads the environment into typed settings (documented in docs/operations.md). @throws SettingsError for a wrong value. */
export function readSettings(variables: Record<string, string | undefined>) {
	const given = Object.entries(variables).filter(([, value]) => value !== "");
	const result = environment.safeParse(Object.fromEntries(given));
	if (!result.success) {
		const [issue] = result.error.issues;
		throw new SettingsError(`${issue?.path.join(".")} ${issue?.message}.`);
	}
	const values = result.data;
	requireTogether(values);
	const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = values;
	const production = values.NODE_ENV === "production";
	const sampleData = values.SAMPLE_DATA ? values.SAMPLE_DATA === "on" : values.DATABASE_URL === undefined;
	return {
		production,
		port: values.PORT,
		host: values.HOST,
		siteName: values.SITE_NAME,
		/** Without a trailing slash. */
		siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
		/** Whether browsers must use https for every subdomain of the site's host too. */
		hstsSubdomains: values.HSTS_SUBDOMAINS === "on",
		/** The host names of the site. */
		hosts: hostsOf(values),
		dataDir: values.DATA_DIR,
		/** Unset: the embedded database. */
		databaseUrl: values.DATABASE_URL,
		/** For LISTEN if `databaseUrl` is a pooler. */
		databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
		/** The most connections of a process. */
		databaseConnections: values.DATABASE_CONNECTIONS ?? (values.DATABASE_URL ? serverConnections : embeddedConnections),
		sampleData,
		/** Signs forms and sessions. Unset with the embedded database: generated at the first start and stored in the data directory. */
		authSecret: values.AUTH_SECRET,
		/** Created at startup if there is no owner. Unset with sample data: an owner with a random password is created. */
		owner: email && password ? { email, password } : undefined,
		telegram: telegramOf(values),
		mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `${values.SITE_NAME} <no-reply@localhost>` },
		/** Unset: the visa check returns demo data. */
		visaPortalUrl: values.VISA_PORTAL_URL?.replace(/\/$/, ""),
		/** The Central Bank's exchange rates. Unset: they are not fetched. */
		ratesUrl: ratesUrlOf(values.RATES_URL, sampleData),
		/** Where the version of the newest release is read. Unset: nobody is asked. */
		releaseUrl: values.RELEASE_URL,
		/** Without a pixel id there is no script and no consent bar; without a token the server reports no conversions. */
		ads: {
			pixelId: values.META_PIXEL_ID,
			token: values.META_CONVERSIONS_TOKEN,
			apiUrl: "https://graph.facebook.com/v24.0",
		},
		/** Unset: images are stored in the data directory. */
		imageBucket: bucketOf(values),
		backup: backupOf(values),
		retention: retentionOf(values),
		/** Number of trusted proxies, to find the visitor's address. */
		trustProxy: values.TRUST_PROXY,
		/** Origins of other sites whose pages may call the API. */
		apiOrigins: values.API_ORIGINS?.split(",").map((origin) => origin.trim()) ?? [],
		/** Who may read the metrics: without a port and a token, nobody. With a token, the site's own port serves them. */
		metrics: { port: values.METRICS_PORT, host: values.METRICS_HOST, token: values.METRICS_TOKEN },
		pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
		processes: values.WEB_CONCURRENCY,
		logLevel: values.LOG_LEVEL as string,
	};
}

/**
 * Which outside systems the settings name.
 * @param hasOutbox whether the outbox stands in for the bot, in development
 */
export const configuredOf = (
	{ telegram, mail, visaPortalUrl }: Pick<Settings, "telegram" | "mail" | "visaPortalUrl">,
	hasOutbox = false,
) => ({
	chat: Boolean(telegram.token && telegram.chatId),
	mail: Boolean(mail.smtpUrl),
	bot: telegram.token ? (telegram.updates ?? "off") !== "off" : hasOutbox,
	visaPortal: Boolean(visaPortalUrl),
});

/** @throws SettingsError if a setting requires another one that is missing, or contradicts it. */
function requireTogether(values: Environment): void {
	if (values.DATABASE_URL && !values.AUTH_SECRET) {
		throw new SettingsError(
			"AUTH_SECRET is missing: DATABASE_URL needs it. Use at least 32 characters, the same in every process.",
		);
	}
	const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = values;
	if ((email === undefined) !== (password === undefined)) {
		throw new SettingsError(`${email ? "OWNER_PASSWORD" : "OWNER_EMAIL"} is missing: the first owner needs both.`);
	}
	if (values.METRICS_PORT !== undefined && !values.METRICS_TOKEN && !isLoopback(values.METRICS_HOST)) {
		throw new SettingsError(
			"METRICS_TOKEN is missing: METRICS_HOST is not a loopback address, so anybody could read the metrics.",
		);
	}
	const { DATABASE_CONNECTIONS: connections = embeddedConnections, WEB_CONCURRENCY: processes } = values;
	if (!values.DATABASE_URL && processes * (connections + besides) > embeddedLimit) {
		throw new SettingsError(
			`DATABASE_CONNECTIONS takes at most ${Math.floor(embeddedLimit / processes) - besides} for ${processes} processes with the embedded database.`,
		);
	}
	if (values.META_CONVERSIONS_TOKEN && !values.META_PIXEL_ID) {
		throw new SettingsError("META_PIXEL_ID is missing: META_CONVERSIONS_TOKEN needs a pixel.");
	}
}

const telegramOf = (values: Environment): TelegramSettings => ({
	token: values.TELEGRAM_BOT_TOKEN,
	chatId: values.TELEGRAM_CHAT_ID,
	chatLanguage: values.TELEGRAM_CHAT_LANGUAGE,
	botName: values.TELEGRAM_BOT_NAME?.replace(/^@/, ""),
	apiUrl: values.TELEGRAM_API_URL.replace(/\/$/, ""),
	updates: updatesOf(values),
});

/** The ports to which Telegram sends updates. */
const webhookPorts = ["", "80", "88", "8443"];

/** @throws SettingsError if updates could not arrive in the chosen way. */
function updatesOf(values: Environment): BotUpdateMode {
	const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_UPDATES: mode = token ? "poll" : "off", SITE_URL: siteUrl } = values;
	if (mode !== "off" && !token) {
		throw new SettingsError(`TELEGRAM_BOT_TOKEN is missing: TELEGRAM_UPDATES=${mode} needs it.`);
	}
	const { protocol, port } = new URL(siteUrl ?? "http://localhost");
	if (mode === "webhook" && (protocol !== "https:" || !webhookPorts.includes(port))) {
		throw new SettingsError(
			"TELEGRAM_UPDATES=webhook needs a SITE_URL with https:// and port 443, 80, 88 or 8443. Without one, use poll.",
		);
	}
	return mode;
}

const retentionOf = (values: Environment) => ({
	contactMonths: values.CONTACT_RETENTION_MONTHS,
	applicationMonths: values.APPLICATION_RETENTION_MONTHS,
	sensitivePaperDays: values.SENSITIVE_PAPER_RETENTION_DAYS,
	paperDays: values.PAPER_RETENTION_DAYS,
});

const centralBankUrl = "https://cbu.uz/uz/arkhiv-kursov-valyut/json/";

/** A site with sample data asks nobody outside unless it is told to. */
const ratesUrlOf = (value: Environment["RATES_URL"], sampleData: boolean): string | undefined =>
	value === "off" || (sampleData && !value) ? undefined : (value ?? centralBankUrl);

function hostsOf({ SITE_URL: siteUrl, ALLOWED_HOSTS: allowed }: Environment): HostSettings {
	return {
		names: [...(siteUrl ? [new URL(siteUrl).hostname] : []), ...(allowed?.split(",").map((name) => name.trim()) ?? [])],
		anyAddress: siteUrl === undefined,
	};
}

function backupOf(values: Environment) {
	const { BACKUP_PASSPHRASE: passphrase, BACKUP_PASSPHRASE_FILE: passphraseFile, BACKUP_KEY_FILE: keyFile } = values;
	const given = [passphrase, passphraseFile, keyFile].filter(Boolean).length;
	if (given > 1) {
		throw new SettingsError("Set one of BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE and BACKUP_KEY_FILE, not several.");
	}
	if (values.BACKUP_EVERY_HOURS > 0 && given === 0) {
		throw new SettingsError(
			"BACKUP_EVERY_HOURS takes BACKUP_PASSPHRASE or BACKUP_KEY_FILE too: backups are encrypted.",
		);
	}
	return {
		folder: values.BACKUP_DIR ?? join(values.DATA_DIR, "backups"),
		/** Unset: backups are not scheduled. */
		everyHours: values.BACKUP_EVERY_HOURS || undefined,
		/** Number of scheduled backups to keep. */
		keep: values.BACKUP_KEEP,
		...{ passphrase, passphraseFile, keyFile },
	};
}

/** Requires all settings of the bucket: a missing key would only be noticed at the first upload. */
function bucketOf(values: Environment): BucketSettings | undefined {
	const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
	if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
	for (const [name, value] of Object.entries({ endpoint, bucket, accessKeyId, secretAccessKey })) {
		const setting = `S3_${toSnakeCase(name).toUpperCase()}`;
		if (!value) throw new SettingsError(`${setting} is missing: the image store needs all of the S3 settings.`);
	}
	return { endpoint: endpoint?.replace(/\/$/, ""), bucket, region, accessKeyId, secretAccessKey } as BucketSettings;
}
