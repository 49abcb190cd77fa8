import { existsSync } from "node:fs";

export type Bench = {
	/** Limit in minutes: what it needs on two cores of 2026, and half as much again. */
	minutes: number;
	/** Arguments of a trial with small sizes. */
	quick?: string[];
	/** @returns what this machine lacks for it, if anything. */
	missing?: () => string | undefined;
};

const lighthousePackages = "bench/lighthouse/node_modules/lighthouse";

/** Debian's packages, by a file of each. */
const packages = {
	patroni: "/usr/bin/patroni",
	"etcd-server": "/usr/bin/etcd",
	haproxy: "/usr/sbin/haproxy",
	pgbouncer: "/usr/sbin/pgbouncer",
	"postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
	"swift-proxy": "/usr/bin/swift-proxy-server",
	faketime: "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
};
const replication = ["patroni", "etcd-server", "haproxy", "pgbouncer", "postgresql-15", "swift-proxy"] as const;

function missingPrograms(...names: (keyof typeof packages)[]): string | undefined {
	const missing = names.filter((name) => !existsSync(packages[name]));
	return missing.length > 0 ? `install ${missing.join(", ")}` : undefined;
}

/** The benchmarks of `npm run bench`, in their order. */
export const benches: Record<string, Bench> = {
	page: { minutes: 20 },
	bytes: { minutes: 5 },
	lighthouse: {
		minutes: 40,
		missing: () => (existsSync(lighthousePackages) ? undefined : "install it with npm run bench:lighthouse"),
	},
	start: { minutes: 5 },
	memory: { minutes: 15 },
	images: { minutes: 10 },
	search: { minutes: 10 },
	api: { minutes: 30, quick: ["2000"] },
	"admin-lists": { minutes: 30, quick: ["2000"] },
	queue: { minutes: 15, quick: ["2000"] },
	"import-export": { minutes: 30, quick: ["2000"] },
	passwords: { minutes: 5 },
	analytics: { minutes: 20 },
	floods: { minutes: 15, quick: ["1"] },
	kill: { minutes: 30, quick: ["3"] },
	submissions: { minutes: 75, quick: ["--count", "200", "--kills", "3"] },
	cluster: { minutes: 75, quick: ["--count", "200", "--kills", "6"], missing: () => missingPrograms(...replication) },
	drills: { minutes: 30, quick: ["restore", "flaps"], missing: () => missingPrograms("postgresql-15", "faketime") },
	telegram: { minutes: 40, quick: ["--messages", "60", "--chats", "20", "--kills", "1"] },
	soak: { minutes: 75, quick: ["--minutes", "1"] },
};
