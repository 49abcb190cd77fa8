import { z } from "zod";
import { botUpdateModes, languages } from "../database/values.ts";

const text = (pattern: RegExp, takes: string) => z.string().regex(pattern, `takes ${takes}`);
const oneOf = <Value extends string>(...values: readonly Value[]) => z.enum(values, `takes ${values.join(", ")}`);
const onOrOff = z.enum(["on", "off"], "takes on or off").optional();
const whole = (least: number, most: number) => {
	const takes = `takes a whole number from ${least} to ${most}`;
	return z.coerce.number(takes).int(takes).min(least, takes).max(most, takes);
};
const port = whole(0, 65_535);
const anything = z.string().optional();
const address = text(/^https?:\/\/[^\s?#]+$/, "an address such as https://example.com");
const postgres = text(/^postgres(ql)?:\/\//, "an address such as postgres://user:password@host:5432/name").optional();

/** Minimum length in characters. Each guess costs the thief of a backup 128 MB and much of a second. */
export const minPassphraseLength = 12;

/** The environment variables of the site (docs/operations.md) and the values they take. An empty one counts as unset. */
export const environment = z.object({
	NODE_ENV: anything,
	PORT: port.default(3000),
	HOST: z.string().default("127.0.0.1"),
	SITE_NAME: z.string().max(60, "takes at most 60 characters").default("Hamroh"),
	SITE_URL: text(/^https?:\/\/[^/\s?#]+\/?$/, "an address without a path, such as https://example.com").optional(),
	HSTS_SUBDOMAINS: onOrOff,
	ALLOWED_HOSTS: text(
		/^[\w.-]+(\s*,\s*[\w.-]+)*$/,
		"names without a scheme or port and with commas between, such as www.example.com, app",
	).optional(),
	DATA_DIR: z.string().default("data"),
	DATABASE_URL: postgres,
	DATABASE_DIRECT_URL: postgres,
	DATABASE_CONNECTIONS: whole(4, 90).optional(),
	SAMPLE_DATA: onOrOff,
	AUTH_SECRET: z.string().min(32, "takes at least 32 characters").optional(),
	OWNER_EMAIL: z.email("takes an email address").optional(),
	OWNER_PASSWORD: z.string().min(8, "takes 8 characters or more").max(128, "takes at most 128 characters").optional(),
	TELEGRAM_BOT_TOKEN: text(/^\d+:[\w-]+$/, "a token such as 123456:ABC-DEF").optional(),
	TELEGRAM_BOT_NAME: text(/^@?[A-Za-z]\w{3,30}[Bb][Oo][Tt]$/, "the bot's user name, such as @example_bot").optional(),
	TELEGRAM_CHAT_ID: text(/^(-?\d+|@\w+)$/, "a chat's number or @name").optional(),
	TELEGRAM_CHAT_LANGUAGE: oneOf(...languages).optional(),
	TELEGRAM_UPDATES: z.enum(botUpdateModes, "takes poll, webhook or off").optional(),
	TELEGRAM_API_URL: address.default("https://api.telegram.org"),
	SMTP_URL: text(/^smtp(s|\+insecure)?:\/\//, "an address such as smtp://user:password@host:587").optional(),
	MAIL_FROM: text(/^[^\r\n]*[^@\s]+@[^@\s]+$/, "an email address").optional(),
	VISA_PORTAL_URL: address.optional(),
	RATES_URL: text(
		/^(off|https?:\/\/[^\s?#]+)$/,
		"an address such as https://example.com/rates/json/, or off",
	).optional(),
	RELEASE_URL: address.optional(),
	META_PIXEL_ID: text(/^\d{5,20}$/, "the number of a pixel").optional(),
	META_CONVERSIONS_TOKEN: text(/^[\w.|-]{20,}$/, "an access token").optional(),
	S3_ENDPOINT: address.optional(),
	S3_BUCKET: text(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "a bucket's name").optional(),
	S3_REGION: text(/^[\w-]+$/, "a region such as us-east-1").default("us-east-1"),
	S3_ACCESS_KEY_ID: anything,
	S3_SECRET_ACCESS_KEY: anything,
	BACKUP_DIR: anything,
	BACKUP_PASSPHRASE: z.string().min(minPassphraseLength, `takes at least ${minPassphraseLength} characters`).optional(),
	BACKUP_PASSPHRASE_FILE: anything,
	BACKUP_KEY_FILE: anything,
	BACKUP_EVERY_HOURS: whole(0, 720).default(0),
	BACKUP_KEEP: whole(1, 1_000).default(14),
	CONTACT_RETENTION_MONTHS: whole(1, 36).default(12),
	// An admissions cycle takes half a year; an application that is deleted earlier may still be in progress.
	APPLICATION_RETENTION_MONTHS: whole(6, 60).default(24),
	SENSITIVE_PAPER_RETENTION_DAYS: whole(1, 365).default(30),
	PAPER_RETENTION_DAYS: whole(1, 365).default(90),
	TRUST_PROXY: whole(0, 10).default(0),
	API_ORIGINS: text(
		/^https?:\/\/[^/\s?#,]+(\s*,\s*https?:\/\/[^/\s?#,]+)*$/,
		"addresses without a path and with commas between, such as https://example.com, https://example.org",
	).optional(),
	METRICS_PORT: port.optional(),
	METRICS_HOST: z.string().default("127.0.0.1"),
	METRICS_TOKEN: text(/^[\w.~+/-]{16,}=*$/, "at least 16 letters, digits and -._~+/").optional(),
	PAGE_CACHE_MB: whole(0, 100_000).default(64),
	WEB_CONCURRENCY: whole(1, 256).default(1),
	LOG_LEVEL: oneOf("trace", "debug", "info", "warn", "error", "silent").default("info"),
});

export type Environment = z.output<typeof environment>;
