import { z } from "zod";
import { botUpdateModes, languages } from "../database/values.ts";

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

/** Minimum length in characters. Each guess costs the thief of a backup 128 MB and much of a second. */
export const shortestPassphrase = 12;

/** The environment variables of the site (docs/operations.md) and the values they take. */
export const environment = z.object({
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
	HSTS_SUBDOMAINS: blankIsUnset(z.enum(["on", "off"], "takes on or off").optional()),
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
	DATABASE_CONNECTIONS: blankIsUnset(
		z.coerce
			.number("takes a whole number from 4 to 90")
			.int("takes a whole number from 4 to 90")
			.min(4, "takes a whole number from 4 to 90")
			.max(90, "takes a whole number from 4 to 90")
			.optional(),
	),
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
	TELEGRAM_BOT_NAME: blankIsUnset(
		z
			.string()
			.regex(/^@?[A-Za-z]\w{3,30}[Bb][Oo][Tt]$/, "takes the bot's user name, such as @example_bot")
			.optional(),
	),
	TELEGRAM_CHAT_ID: blankIsUnset(
		z
			.string()
			.regex(/^(-?\d+|@\w+)$/, "takes a chat's number or @name")
			.optional(),
	),
	TELEGRAM_CHAT_LANGUAGE: blankIsUnset(z.enum(languages, `takes ${languages.join(", ")}`).optional()),
	TELEGRAM_UPDATES: blankIsUnset(z.enum(botUpdateModes, "takes poll, webhook or off").optional()),
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
	RATES_URL: blankIsUnset(
		z
			.string()
			.regex(/^(off|https?:\/\/[^\s?#]+)$/, "takes an address such as https://example.com/rates/json/, or off")
			.optional(),
	),
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
	// An admissions cycle takes half a year; an application that is deleted earlier may still be in progress.
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
	METRICS_PORT: blankIsUnset(
		z.coerce
			.number("takes a whole number from 0 to 65535")
			.int("takes a whole number from 0 to 65535")
			.min(0, "takes a whole number from 0 to 65535")
			.max(65_535, "takes a whole number from 0 to 65535")
			.optional(),
	),
	METRICS_HOST: blankIsUnset(z.string().default("127.0.0.1")),
	METRICS_TOKEN: blankIsUnset(
		z
			.string()
			.regex(/^[\w.~+/-]{16,}=*$/, "takes at least 16 letters, digits and -._~+/")
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

export type Environment = z.output<typeof environment>;
