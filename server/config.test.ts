import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./config.ts";

const token = { TELEGRAM_BOT_TOKEN: "123456:AAtestTESTtestTEST-test_test" };
const updatesOf = (variables: Record<string, string>) => readSettings(variables).telegram.updates;

test("a bot with a token is polled unless TELEGRAM_UPDATES says otherwise", () => {
	expect([updatesOf({}), updatesOf(token)]).toEqual(["off", "poll"]);
	expect(updatesOf({ ...token, TELEGRAM_UPDATES: "off" })).toBe("off");
	const webhook = { ...token, TELEGRAM_UPDATES: "webhook" };
	expect(updatesOf({ ...webhook, SITE_URL: "https://example.com" })).toBe("webhook");
	expect(updatesOf({ ...webhook, SITE_URL: "https://example.com:8443/" })).toBe("webhook");
});

test.each([
	[{ TELEGRAM_UPDATES: "webhook", SITE_URL: "http://example.com" }, "needs a SITE_URL with https://"],
	[{ TELEGRAM_UPDATES: "webhook", SITE_URL: "https://example.com:3000" }, "port 443, 80, 88 or 8443"],
	[{ TELEGRAM_UPDATES: "push" }, "TELEGRAM_UPDATES takes poll, webhook or off"],
	[{ TELEGRAM_UPDATES: "poll", TELEGRAM_BOT_TOKEN: "" }, "TELEGRAM_BOT_TOKEN is missing"],
	[{ METRICS_PORT: "metrics" }, "METRICS_PORT takes a whole number from 0 to 65535."],
	[{ METRICS_TOKEN: "short" }, "METRICS_TOKEN takes at least 16 letters, digits and -._~+/."],
	[{ METRICS_PORT: "0", METRICS_HOST: "0.0.0.0" }, "METRICS_TOKEN is missing: METRICS_HOST is not a loop"],
	[{ OWNER_EMAIL: "owner@example.com" }, "OWNER_PASSWORD is missing"],
	[{ OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "short" }, "OWNER_PASSWORD takes 8 characters or more."],
	[{ META_CONVERSIONS_TOKEN: "EAAtestTESTtestTESTtest" }, "META_PIXEL_ID is missing"],
	[{ SITE_URL: "example.com/site" }, "SITE_URL takes an address without a path"],
	[{ DATABASE_URL: "mysql://localhost/x", AUTH_SECRET: "x".repeat(32) }, "DATABASE_URL takes an address such as"],
	[{ DATABASE_URL: "postgres://127.0.0.1:1/x" }, "AUTH_SECRET is missing"],
])("%o stops the start with the reason", (variables, reason) => {
	const read = () => readSettings({ ...token, ...variables } as Record<string, string>);
	expect(read).toThrow(SettingsError);
	expect(read).toThrow(reason);
});

test("a process has fewer connections to the embedded database than to another server", () => {
	const server = { DATABASE_URL: "postgres://hamroh@localhost/hamroh", AUTH_SECRET: "x".repeat(32) };
	const connectionsOf = (variables: Record<string, string>) => readSettings(variables).databaseConnections;
	expect([connectionsOf({}), connectionsOf(server)]).toEqual([5, 10]);
	expect(connectionsOf({ DATABASE_CONNECTIONS: "8" })).toBe(8);
	expect(() => connectionsOf({ DATABASE_CONNECTIONS: "3" })).toThrow("DATABASE_CONNECTIONS takes a whole number");
	expect(connectionsOf({ DATABASE_CONNECTIONS: "90" })).toBe(90);
	const many = { DATABASE_CONNECTIONS: "20", WEB_CONCURRENCY: "5" };
	expect(() => connectionsOf(many)).toThrow("at most 17 for 5 processes with the embedded database.");
	expect(connectionsOf({ ...server, ...many })).toBe(20);
});
