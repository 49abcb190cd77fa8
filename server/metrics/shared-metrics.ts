import type { Registry } from "prom-client";
import type { Caller } from "../../domain/access/caller.ts";
import { type ChannelState, getServerState, getWorkload, listDisks } from "../../domain/maintenance/status-queries.ts";
import type { Disk } from "../../domain/shared/ports.ts";
import { createDefine, shareReading } from "./define-metric.ts";

export type SharedSources = { system: Caller };

/** What all processes share, read from the database and the disks. */
export function addSharedMetrics(registry: Registry, { system }: SharedSources): void {
	const { gauge, gauges } = createDefine(registry, "max");
	const readDatabase = shareReading(async () => {
		const reading = Promise.all([getWorkload(system), getServerState(system)]);
		return reading.then(([workload, server]) => ({ ...workload, ...server })).catch(() => undefined);
	});
	const fromDatabase =
		<Value>(pick: (state: NonNullable<Awaited<ReturnType<typeof readDatabase>>>) => Value) =>
		async () => {
			const state = await readDatabase();
			return state && pick(state);
		};
	gauge("hamroh_database_up", "1 if the database answered.", async () => ((await readDatabase()) ? 1 : 0));
	gauge(
		"hamroh_database_size_bytes",
		"Size of the database.",
		fromDatabase(({ database }) => database.bytes),
	);
	gauge(
		"hamroh_tasks_open",
		"Open tasks of staff.",
		fromDatabase(({ tasks }) => tasks.open),
	);
	gauge(
		"hamroh_tasks_overdue",
		"Open tasks whose promised time has passed.",
		fromDatabase(({ tasks }) => tasks.overdue),
	);

	const byChannel = (name: string, help: string, value: (channel: ChannelState) => number) => {
		const read = fromDatabase(({ channels }) =>
			channels.map((one) => ({ labels: { channel: one.channel }, value: value(one) })),
		);
		gauges(name, help, ["channel"], read);
	};
	byChannel("hamroh_deliveries_waiting", "Messages that wait to be sent.", ({ waiting }) => waiting);
	byChannel("hamroh_deliveries_failing", "Waiting messages that failed at least once.", ({ failing }) => failing);
	byChannel("hamroh_deliveries_failed", "Messages of the last week that were given up.", ({ givenUp }) => givenUp);
	const oldestHelp = "Age of the oldest message that is due; 0 if none is.";
	byChannel("hamroh_delivery_oldest_seconds", oldestHelp, ({ oldestSeconds }) => oldestSeconds);

	const intervalHelp = "Time between scheduled backups; 0 if there are none.";
	gauge(
		"hamroh_backup_interval_seconds",
		intervalHelp,
		fromDatabase(({ backup }) => (backup.everyHours ?? 0) * 3_600),
	);
	gauge(
		"hamroh_backup_last_success_timestamp_seconds",
		"When the last backup succeeded; 0 if none did.",
		fromDatabase(({ backup }) => (backup.succeededAt?.getTime() ?? 0) / 1_000),
	);

	// Without the database: a full disk stops it, and must still be seen.
	const readDisks = shareReading(() => listDisks(system));
	const byFolder = (name: string, help: string, value: (disk: Disk) => number) => {
		gauges(name, help, ["folder"], async () =>
			(await readDisks()).map((disk) => ({ labels: { folder: disk.folder }, value: value(disk) })),
		);
	};
	byFolder("hamroh_disk_free_bytes", "Free space of the disk that holds a folder.", ({ freeBytes }) => freeBytes);
	byFolder("hamroh_disk_size_bytes", "Size of the disk that holds a folder.", ({ sizeBytes }) => sizeBytes);
}
