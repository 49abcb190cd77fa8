import { join } from "node:path";
import { z } from "zod";
import { toSnakeCase } from "../domain/naming.ts";
import type { Retention } from "../domain/ports.ts";
import type { AdSettings } from "../gateways/ad-conversions.ts";
import type { BucketSettings } from "../gateways/image-bucket.ts";
import type { HostSettings } from "./host-check.ts";

/** One line for the console: which setting is wrong, and what it takes. */
export class SettingsError extends Error {}

const blankIsUnset = <S extends z.ZodType>(schema: S) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema);
const whole = (least: number, most: number, fallback: number) =>
	blankIsUnset(
		z.coerce
			.number(`takes a whole number from ${least} to ${most}`)
			.int(`takes a whole number from ${least} to ${most}`)
			.min(least, `takes a whole number from ${least} to ${most}`)
			.max(most, `takes a whole number from ${least} to ${most}`)
			.default(fallback),
	);
const postgres = blankIsUnset(
	z
		.string()
		.regex(/^postgres(ql)?:\/\//, "takes an address such as postgres://user:password@host:5432/name")
		.optional(),
);

const address = z.string().regex(/^https?:\/\/[^\s?#]+$/, "takes an address such as https://example.com");

/** Characters: guessing costs the thief of a backup 128 MB and a good part of a second each time. */
export const shortestPassphrase = 12;

const environment = z.object({
	NODE_ENV: z.string().optional(),
	PORT: whole(0, 65_535, 3000),
	HOST: blankIsUnset(z.string().optional()),
	SITE_NAME: blankIsUnset(z.string().max(60, "takes at most 60 characters").default("Hamroh")),
	SITE_URL: blankIsUnset(
		z
			.string()
			.regex(/^https?:\/\/[^/\s?#]+\/?$/, "takes an address without a path, such as https://example.com")
			.optional(),
	),
	ALLOWED_HOSTS: blankIsUnset(
		z
			.string()
			.regex(
				/^[\w.-]+(\s*,\s*[\w.-]+)*$/,
				"takes names without a scheme or port and with commas between, such as www.example.com, app",
			)
			.optional(),
	),
	DATA_DIR: blankIsUnset(z.string().default("data")),
	DATABASE_URL: postgres,
	DATABASE_DIRECT_URL: postgres,
	SAMPLE_DATA: blankIsUnset(z.enum(["on", "off"], "takes on or off").optional()),
	AUTH_SECRET: blankIsUnset(z.string().min(32, "takes at least 32 characters").optional()),
	OWNER_EMAIL: blankIsUnset(z.email("takes an email address").optional()),
	OWNER_PASSWORD: blankIsUnset(
		z.string().min(8, "takes 8 characters or more").max(128, "takes at most 128 characters").optional(),
	),
	TELEGRAM_BOT_TOKEN: blankIsUnset(
		z
			.string()
			.regex(/^\d+:[\w-]+$/, "takes a token such as 123456:ABC-DEF")
			.optional(),
	),
	TELEGRAM_CHAT_ID: blankIsUnset(
		z
			.string()
			.regex(/^(-?\d+|@\w+)$/, "takes a chat's number or @name")
			.optional(),
	),
	TELEGRAM_API_URL: blankIsUnset(address.default("https://api.telegram.org")),
	SMTP_URL: blankIsUnset(
		z
			.string()
			.regex(/^smtp(s|\+insecure)?:\/\//, "takes an address such as smtp://user:password@host:587")
			.optional(),
	),
	MAIL_FROM: blankIsUnset(
		z
			.string()
			.regex(/^[^\r\n]*[^@\s]+@[^@\s]+$/, "takes an email address")
			.optional(),
	),
	VISA_PORTAL_URL: blankIsUnset(address.optional()),
	META_PIXEL_ID: blankIsUnset(
		z
			.string()
			.regex(/^\d{5,20}$/, "takes the number of a pixel")
			.optional(),
	),
	META_CONVERSIONS_TOKEN: blankIsUnset(
		z
			.string()
			.regex(/^[\w.|-]{20,}$/, "takes an access token")
			.optional(),
	),
	META_API_URL: blankIsUnset(address.default("https://graph.facebook.com/v24.0")),
	S3_ENDPOINT: blankIsUnset(address.optional()),
	S3_BUCKET: blankIsUnset(
		z
			.string()
			.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "takes a bucket's name")
			.optional(),
	),
	S3_REGION: blankIsUnset(
		z
			.string()
			.regex(/^[\w-]+$/, "takes a region such as us-east-1")
			.default("us-east-1"),
	),
	S3_ACCESS_KEY_ID: blankIsUnset(z.string().optional()),
	S3_SECRET_ACCESS_KEY: blankIsUnset(z.string().optional()),
	BACKUP_DIR: blankIsUnset(z.string().optional()),
	BACKUP_PASSPHRASE: blankIsUnset(
		z.string().min(shortestPassphrase, `takes at least ${shortestPassphrase} characters`).optional(),
	),
	BACKUP_PASSPHRASE_FILE: blankIsUnset(z.string().optional()),
	BACKUP_KEY_FILE: blankIsUnset(z.string().optional()),
	BACKUP_EVERY_HOURS: whole(0, 720, 0),
	BACKUP_KEEP: whole(1, 1_000, 14),
	CONTACT_RETENTION_MONTHS: whole(1, 36, 12),
	// An admissions cycle takes half a year: an application that goes earlier is still being worked on.
	APPLICATION_RETENTION_MONTHS: whole(6, 60, 24),
	TRUST_PROXY: whole(0, 10, 0),
	API_ORIGINS: blankIsUnset(
		z
			.string()
			.regex(
				/^https?:\/\/[^/\s?#,]+(\s*,\s*https?:\/\/[^/\s?#,]+)*$/,
				"takes addresses without a path and with commas between, such as https://example.com, https://example.org",
			)
			.optional(),
	),
	PAGE_CACHE_MB: whole(0, 100_000, 64),
	WEB_CONCURRENCY: whole(1, 256, 1),
	LOG_LEVEL: blankIsUnset(
		z
			.enum(["trace", "debug", "info", "warn", "error", "silent"], "takes trace, debug, info, warn, error or silent")
			.default("info"),
	),
});

export type Settings = {
	production: boolean;
	port: number;
	host: string;
	siteName: string;
	/** Without a slash at its end. */
	siteUrl: string;
	/** Under which names the site answers. */
	hosts: HostSettings;
	dataDir: string;
	/** Unset: the embedded database. */
	databaseUrl: string | undefined;
	/** Where to LISTEN when `databaseUrl` is a pooler. */
	databaseDirectUrl: string | undefined;
	sampleData: boolean;
	/** Signs forms and sessions. Unset with the embedded database: made at first start and kept in the data folder. */
	authSecret: string | undefined;
	/** Made at a start while there is no owner; unset with sample data: one with a random password. */
	owner: { email: string; password: string } | undefined;
	telegram: { token: string | undefined; chatId: string | undefined; apiUrl: string };
	mail: { smtpUrl: string | undefined; from: string };
	/** Unset: answers are demo data. */
	visaPortalUrl: string | undefined;
	/** Without a pixel's number neither script nor question about it exists; without a token the server tells nothing. */
	ads: AdSettings;
	/** Unset: pictures lie in the data folder. */
	imageBucket: BucketSettings | undefined;
	backup: {
		/** Where new backups go. */
		folder: string;
		/** Unset: none is made by itself. */
		everyHours: number | undefined;
		/** How many backups the scheduled ones leave in the folder. */
		keep: number;
		/** What backups are encrypted with: one of the three, or none. */
		passphrase: string | undefined;
		passphraseFile: string | undefined;
		keyFile: string | undefined;
	};
	retention: Retention;
	/** How many proxies stand in front, for the visitor's address. */
	trustProxy: number;
	/** Other sites whose pages may call the API. */
	apiOrigins: string[];
	pageCacheBytes: number;
	processes: number;
	logLevel: string;
};

/** Reads the environment into typed settings (documented in docs/operations.md). @throws SettingsError for a wrong value. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
	const result = environment.safeParse(variables);
	if (!result.success) {
		const [issue] = result.error.issues;
		throw new SettingsError(`${issue?.path.join(".")} ${issue?.message}.`);
	}
	const values = result.data;
	if (values.DATABASE_URL && !values.AUTH_SECRET) {
		throw new SettingsError(
			"AUTH_SECRET is missing: DATABASE_URL needs it. Use at least 32 characters, the same in every process.",
		);
	}
	const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = values;
	if ((email === undefined) !== (password === undefined)) {
		throw new SettingsError(`${email ? "OWNER_PASSWORD" : "OWNER_EMAIL"} is missing: the first owner needs both.`);
	}
	if (values.META_CONVERSIONS_TOKEN && !values.META_PIXEL_ID) {
		throw new SettingsError("META_PIXEL_ID is missing: META_CONVERSIONS_TOKEN needs a pixel.");
	}
	const production = values.NODE_ENV === "production";
	return {
		production,
		port: values.PORT,
		host: values.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
		siteName: values.SITE_NAME,
		siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
		hosts: {
			names: [
				...(values.SITE_URL ? [new URL(values.SITE_URL).hostname] : []),
				...(values.ALLOWED_HOSTS?.split(",").map((name) => name.trim()) ?? []),
			],
			anyAddress: values.SITE_URL === undefined,
		},
		dataDir: values.DATA_DIR,
		databaseUrl: values.DATABASE_URL,
		databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
		sampleData: values.SAMPLE_DATA ? values.SAMPLE_DATA === "on" : values.DATABASE_URL === undefined,
		authSecret: values.AUTH_SECRET,
		owner: email && password ? { email, password } : undefined,
		telegram: {
			token: values.TELEGRAM_BOT_TOKEN,
			chatId: values.TELEGRAM_CHAT_ID,
			apiUrl: values.TELEGRAM_API_URL.replace(/\/$/, ""),
		},
		mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `${values.SITE_NAME} <no-reply@localhost>` },
		visaPortalUrl: values.VISA_PORTAL_URL?.replace(/\/$/, ""),
		ads: {
			pixelId: values.META_PIXEL_ID,
			token: values.META_CONVERSIONS_TOKEN,
			apiUrl: values.META_API_URL.replace(/\/$/, ""),
		},
		imageBucket: bucketOf(values),
		backup: backupOf(values),
		retention: {
			contactMonths: values.CONTACT_RETENTION_MONTHS,
			applicationMonths: values.APPLICATION_RETENTION_MONTHS,
		},
		trustProxy: values.TRUST_PROXY,
		apiOrigins: values.API_ORIGINS?.split(",").map((origin) => origin.trim()) ?? [],
		pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
		processes: values.WEB_CONCURRENCY,
		logLevel: values.LOG_LEVEL,
	};
}

function backupOf(values: z.output<typeof environment>): Settings["backup"] {
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
		everyHours: values.BACKUP_EVERY_HOURS || undefined,
		keep: values.BACKUP_KEEP,
		passphrase,
		passphraseFile,
		keyFile,
	};
}

/** All of it or nothing: a store that lacks its key would only show with the first picture. */
function bucketOf(values: z.output<typeof environment>): BucketSettings | undefined {
	const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
	if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
	for (const [name, value] of Object.entries({ endpoint, bucket, accessKeyId, secretAccessKey })) {
		const setting = `S3_${toSnakeCase(name).toUpperCase()}`;
		if (!value) throw new SettingsError(`${setting} is missing: the image store needs all of the S3 settings.`);
	}
	return { endpoint: endpoint?.replace(/\/$/, ""), bucket, region, accessKeyId, secretAccessKey } as BucketSettings;
}
