/** A figure that a benchmark measures, with its limit. */
export type Goal = { what: string; unit: string; atMost?: number; atLeast?: number };

/**
 * The floors of the product. Times and rates depend on the machine, so they are compared with a reference of the same run
 * where there is one. None of them is a test.
 */
export const goals = {
	firstLoad: { what: "first load of any public page, without images", unit: "bytes", atMost: 14_000 },
	script: { what: "script of the first load", unit: "bytes", atMost: 2_000 },
	lighthouseScore: { what: "lowest Lighthouse score of any page", unit: "of 100", atLeast: 100 },
	largestPaint: { what: "largest contentful paint of any page", unit: "s", atMost: 1.2 },
	layoutShift: { what: "layout shift of any page", unit: "", atMost: 0 },

	cachedShare: { what: "cached page, nginx's CPU time of the site's", unit: "%", atLeast: 30 },
	freshRatio: { what: "page made afresh, CPU time of bare renderToString", unit: "×", atMost: 4 },
	freshSlowest: { what: "CPU time of any page made afresh", unit: "ms", atMost: 5 },
	lists: { what: "60 lists and searches of 20,000 programs, p95", unit: "ms", atMost: 100 },
	missedSaves: { what: "saves that the next search did not find", unit: "", atMost: 0 },
	staffLists: { what: "staff lists of 20,000 applicants and 60,000 tasks, p95", unit: "ms", atMost: 100 },
	webMemory: { what: "web process, 64 connections of mixed requests", unit: "MB", atMost: 220 },
	uploadMemory: { what: "web process while 20 people upload", unit: "MB", atMost: 260 },
	databaseMemory: { what: "embedded database, 64 connections", unit: "MB", atMost: 100 },
	freshClone: { what: "`npm start` on a fresh clone", unit: "s", atMost: 60 },
	hostile: { what: "other pages under a flood, times their usual time", unit: "×", atMost: 3 },
	heldUp: { what: "longest wait of others during one hostile request", unit: "ms", atMost: 100 },

	queueCold: { what: "queue usable, cold", unit: "s", atMost: 4 },
	queueReload: { what: "queue usable, reload", unit: "s", atMost: 1.5 },
	queueScript: { what: "script of the queue", unit: "kB", atMost: 150 },
	queueRequests: { what: "requests of the queue", unit: "", atMost: 15 },
	queueCompressed: { what: "documents of the queue that were not compressed", unit: "", atMost: 0 },
	caseOpen: { what: "list to case", unit: "ms", atMost: 300 },
	caseBack: { what: "back to the list", unit: "ms", atMost: 100 },
	noteShown: { what: "a note stands on the page", unit: "ms", atMost: 100 },
	firstRow: { what: "phone: first row from the top", unit: "px", atMost: 250 },
	rowHeight: { what: "phone: height of a task", unit: "px", atMost: 96 },

	writesLost: { what: "acknowledged writes lost or stored twice", unit: "", atMost: 0 },
	notificationsLost: { what: "notifications lost", unit: "", atMost: 0 },
	notificationsRepeated: { what: "notifications repeated", unit: "in 1,000", atMost: 1 },
} satisfies Record<string, Goal>;

export type GoalName = keyof typeof goals;
