// A separate process that tests can kill: node killed-site.ts <settings as JSON>
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { startBotUpdates } from "../../server/bot/start.ts";
import { createCache } from "../../server/cache.ts";
import { listenForChanges } from "../../server/changes.ts";
import { createContext } from "../../server/dependencies.ts";
import { jobHandlers } from "../../server/job-handlers.ts";

const { url, ...settings } = JSON.parse(process.argv[2] ?? "");
const report = (what: string) => console.error(what);
const { context, jobs } = createContext(
	{ dataDir: "unused", ...settings, now: () => new Date() },
	connect(url),
	{ cache: createCache(1_000_000), changes: listenForChanges(url, report) },
	report,
);
const system = new Caller({ role: "system" }, context);
jobs.start(jobHandlers, system);
startBotUpdates({ ...settings, databaseDirectUrl: url, authentication: context.authentication }, system, report);
