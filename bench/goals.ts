/** A figure that a benchmark measures, with its limit. */
export type Goal = { bench: string; what: string; unit: string; atMost?: number; atLeast?: number };

/**
 * The goals of the benchmarks. Times and rates depend on the machine, so they are compared with a reference of the same
 * run where there is one. Bytes, accessibility and permissions do not depend on it: tests check them.
 */
export const goals = {
	firstLoad: { bench: "bytes", what: "first load of any public page, without images", unit: "bytes", atMost: 14_000 },
	loaderScript: { bench: "bytes", what: "script of the first load", unit: "bytes", atMost: 2_000 },
	island: { bench: "bytes", what: "React and the heaviest island after a touch", unit: "bytes", atMost: 62_500 },
	lighthouseScore: { bench: "lighthouse", what: "lowest Lighthouse score of any page", unit: "of 100", atLeast: 100 },
	largestPaint: { bench: "lighthouse", what: "largest contentful paint of any page", unit: "s", atMost: 1.1 },
	layoutShift: { bench: "lighthouse", what: "layout shift of any page", unit: "", atMost: 0 },
	blockingTime: { bench: "lighthouse", what: "blocking time of any page", unit: "ms", atMost: 20 },
	cachedRate: { bench: "page", what: "cached page, share of nginx's rate", unit: "%", atLeast: 50 },
	cachedCpu: { bench: "page", what: "cached page, CPU time of a bare node:http server", unit: "×", atMost: 1 },
	cachedSlowest: { bench: "page", what: "cached page, p99 of nginx", unit: "×", atMost: 2 },
	freshCpu: { bench: "page", what: "rendered page, CPU time of bare renderToString", unit: "×", atMost: 2 },
	cores: { bench: "page", what: "two processes on two cores, rate of one on one", unit: "×", atLeast: 1.8 },
	startEmbedded: { bench: "start", what: "first response with the embedded database", unit: "ms", atMost: 1_000 },
	startRunning: { bench: "start", what: "first response with a running database", unit: "ms", atMost: 500 },
	webMemory: { bench: "memory", what: "web process, 64 connections", unit: "MB", atMost: 180 },
	databaseMemory: { bench: "memory", what: "embedded database, 64 connections", unit: "MB", atMost: 80 },
	searchResponse: { bench: "search", what: "20,000 programs, p95 of the response", unit: "ms", atMost: 100 },
	importCheck: { bench: "import-export", what: "10,000 rows checked", unit: "s", atMost: 5 },
	importWrite: { bench: "import-export", what: "10,000 rows written", unit: "s", atMost: 10 },
	importOthers: { bench: "import-export", what: "slowest other save meanwhile", unit: "ms", atMost: 300 },
	staffLists: { bench: "admin-lists", what: "staff lists, p95", unit: "ms", atMost: 50 },
	queue: { bench: "queue", what: "queue and board, p95", unit: "ms", atMost: 50 },
	apiReads: { bench: "api", what: "API reads at 100,000 programs, p95", unit: "ms", atMost: 10 },
	photo: { bench: "images", what: "12-megapixel photo, CPU time", unit: "s", atMost: 1.5 },
	uploads: { bench: "images", what: "30 concurrent uploads, memory with children", unit: "MB", atMost: 400 },
	killsLost: { bench: "kill", what: "acknowledged writes lost or doubled by kills", unit: "", atMost: 0 },
	submissionsLost: { bench: "submissions", what: "submissions lost, doubled or not notified", unit: "", atMost: 0 },
	clusterLost: { bench: "cluster", what: "submissions lost, doubled or not notified", unit: "", atMost: 0 },
	clusterService: { bench: "cluster", what: "service back after the failover of the database", unit: "s", atMost: 2 },
	clusterFresh: { bench: "cluster", what: "changed page fresh after the listeners are back", unit: "s", atMost: 1 },
	drillsLost: { bench: "drills", what: "forms lost or doubled, tables that differ", unit: "", atMost: 0 },
	messagesLost: { bench: "telegram", what: "messages lost over an outage of an hour", unit: "", atMost: 0 },
	messagesTwice: { bench: "telegram", what: "messages repeated", unit: "in 1,000", atMost: 1 },
	viewsLost: { bench: "analytics", what: "page views lost by clean stops", unit: "", atMost: 0 },
	hostile: { bench: "floods", what: "other pages under a flood, times their usual time", unit: "×", atMost: 3 },
	soakGrowth: { bench: "soak", what: "web process, growth after the first ten minutes", unit: "%", atMost: 5 },
	soakSlowdown: {
		bench: "soak",
		what: "p99 of the second half after ten minutes, of the first",
		unit: "×",
		atMost: 1.5,
	},
	soakErrors: { bench: "soak", what: "errors at 200 requests a second", unit: "", atMost: 0 },
} satisfies Record<string, Goal>;

export type GoalName = keyof typeof goals;

/** "≤ 180 MB" */
export function formatGoal({ atMost, atLeast, unit }: Goal): string {
	const limit = atMost === undefined ? `≥ ${atLeast?.toLocaleString("en")}` : `≤ ${atMost.toLocaleString("en")}`;
	return `${limit} ${unit}`.trim();
}

/** What was not measured, NaN or the infinite maximum of nothing, reaches no goal. */
export const isReached = ({ atMost = Infinity, atLeast = -Infinity }: Goal, value: number): boolean =>
	Number.isFinite(value) && value <= atMost && value >= atLeast;
