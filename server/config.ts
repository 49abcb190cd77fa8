import { z } from "zod";

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
	DATA_DIR: blankIsUnset(z.string().default("data")),
	DATABASE_URL: postgres,
	DATABASE_DIRECT_URL: postgres,
	SAMPLE_DATA: blankIsUnset(z.enum(["on", "off"], "takes on or off").optional()),
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
	dataDir: string;
	/** Unset: the embedded database. */
	databaseUrl: string | undefined;
	/** Where to LISTEN when `databaseUrl` is a pooler. */
	databaseDirectUrl: string | undefined;
	sampleData: boolean;
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
	const production = values.NODE_ENV === "production";
	return {
		production,
		port: values.PORT,
		host: values.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
		siteName: values.SITE_NAME,
		siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
		dataDir: values.DATA_DIR,
		databaseUrl: values.DATABASE_URL,
		databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
		sampleData: values.SAMPLE_DATA ? values.SAMPLE_DATA === "on" : values.DATABASE_URL === undefined,
		pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
		processes: values.WEB_CONCURRENCY,
		logLevel: values.LOG_LEVEL,
	};
}
