import type { Pool } from "pg";
import type { Caller } from "../../domain/access/caller.ts";
import { getServerState, getWorkload, listDisks } from "../../domain/maintenance/status-queries.ts";
import type { Cache } from "../cache.ts";
import { type Metric, metric } from "./metric.ts";

export type SiteSources = {
	pool: Pool;
	/** The caches by name. */
	caches: Record<string, Cache | undefined>;
	/** Pages from the page cache, and pages that were rendered for it. */
	cacheUse: { hits: number; misses: number };
	isListening(): boolean;
	/** Unexpected errors in the log. */
	errors(): number;
};

/** What this process holds: its caches and its connections. */
export function readSiteMetrics({ pool, caches, cacheUse, isListening, errors }: SiteSources): Metric[] {
	const known = Object.entries(caches).flatMap(([cache, own]) => (own ? [{ labels: { cache }, ...own.usage() }] : []));
	return [
		metric("counter", "hamroh_page_cache_requests_total", "Cacheable pages by where they came from.", [
			{ value: cacheUse.hits, labels: { result: "hit" } },
			{ value: cacheUse.misses, labels: { result: "miss" } },
		]),
		metric(
			"gauge",
			"hamroh_cache_entries",
			"Entries of the caches.",
			known.map(({ labels, entries }) => ({ labels, value: entries })),
		),
		metric(
			"gauge",
			"hamroh_cache_bytes",
			"Estimated size of the caches.",
			known.map(({ labels, bytes }) => ({ labels, value: bytes })),
		),
		metric("gauge", "hamroh_database_connections", "Connections of the pool by state.", [
			{ value: pool.idleCount, labels: { state: "idle" } },
			{ value: pool.totalCount - pool.idleCount, labels: { state: "used" } },
		]),
		metric("gauge", "hamroh_database_waiting", "Queries that wait for a connection.", pool.waitingCount),
		metric(
			"gauge",
			"hamroh_change_listener_up",
			"1 while the database tells the process about changes; otherwise cached pages are not used.",
			Number(isListening()),
		),
		metric("counter", "hamroh_errors_total", "Unexpected errors in the log.", errors()),
	];
}

/** What all processes share, read from the database and the disks. */
export async function readSharedMetrics(system: Caller): Promise<Metric[]> {
	// A full disk stops the database, and must still be seen.
	const disks = diskMetrics(await listDisks(system));
	try {
		const [workload, server] = await Promise.all([getWorkload(system), getServerState(system)]);
		return [up(1), ...disks, ...workloadMetrics(workload), ...serverMetrics(server)];
	} catch {
		return [up(0), ...disks];
	}
}

const up = (value: number) => metric("gauge", "hamroh_database_up", "1 if the database answered.", value);

function workloadMetrics({ channels, tasks }: Awaited<ReturnType<typeof getWorkload>>): Metric[] {
	const byChannel = (name: string, help: string, value: (one: (typeof channels)[number]) => number) =>
		metric(
			"gauge",
			name,
			help,
			channels.map((one) => ({ value: value(one), labels: { channel: one.channel } })),
		);
	return [
		byChannel("hamroh_deliveries_waiting", "Messages that wait to be sent.", ({ waiting }) => waiting),
		byChannel("hamroh_deliveries_failing", "Waiting messages that failed at least once.", ({ failing }) => failing),
		byChannel("hamroh_deliveries_failed", "Messages of the last week that were given up.", ({ givenUp }) => givenUp),
		byChannel(
			"hamroh_delivery_oldest_seconds",
			"Age of the oldest message that is due; 0 if none is.",
			({ oldestSeconds }) => oldestSeconds,
		),
		metric("gauge", "hamroh_tasks_open", "Open tasks of staff.", tasks.open),
		metric("gauge", "hamroh_tasks_overdue", "Open tasks whose promised time has passed.", tasks.overdue),
	];
}

function diskMetrics(disks: Awaited<ReturnType<typeof listDisks>>): Metric[] {
	const byFolder = (name: string, help: string, value: (one: (typeof disks)[number]) => number) =>
		metric(
			"gauge",
			name,
			help,
			disks.map((one) => ({ value: value(one), labels: { folder: one.folder } })),
		);
	return [
		byFolder("hamroh_disk_free_bytes", "Free space of the disk that holds a folder.", ({ freeBytes }) => freeBytes),
		byFolder("hamroh_disk_size_bytes", "Size of the disk that holds a folder.", ({ sizeBytes }) => sizeBytes),
	];
}

function serverMetrics({ database, backup }: Awaited<ReturnType<typeof getServerState>>): Metric[] {
	return [
		metric("gauge", "hamroh_database_size_bytes", "Size of the database.", database.bytes),
		metric(
			"gauge",
			"hamroh_backup_interval_seconds",
			"Time between scheduled backups; 0 if there are none.",
			(backup.everyHours ?? 0) * 3_600,
		),
		metric(
			"gauge",
			"hamroh_backup_last_success_timestamp_seconds",
			"When the last backup succeeded; 0 if none did.",
			(backup.succeededAt?.getTime() ?? 0) / 1_000,
		),
	];
}
