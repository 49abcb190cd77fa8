import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { deliveries, maintenanceRuns, tasks } from "../../database/tables.ts";
import { type DeliveryChannel, deliveryChannels } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import { isPending } from "../messaging/claim.ts";
import type { Disk } from "../shared/ports.ts";

/** Days in which given up messages count. */
const givenUpDays = 7;

/** Since when a message could have been sent; null if it is not due yet. A digest waits for its hour on purpose. */
const dueSince = sql`case when ${deliveries.attempts} > 0 or ${deliveries.claimedAt} is not null then ${deliveries.createdAt}
	when ${deliveries.nextAttemptAt} <= now() then ${deliveries.nextAttemptAt} end`;

export type ChannelState = {
	channel: DeliveryChannel;
	waiting: number;
	/** Of those that wait: how many have failed at least once. */
	failing: number;
	/** Given up in the last week. */
	givenUp: number;
	/** How long the oldest one has been due; 0 if none is. */
	oldestSeconds: number;
	lastSentAt: Date | null;
};

/** What waits to be done: messages by channel, and the tasks of staff. Nothing personal. */
export async function getWorkload(
	caller: Caller,
): Promise<{ channels: ChannelState[]; tasks: { open: number; overdue: number } }> {
	const { database } = caller.permit("overview:read");
	const [waiting, givenUp, sent, [counted]] = await Promise.all([
		database
			.select({
				channel: deliveries.channel,
				waiting: sql`count(*)`.mapWith(Number),
				failing: sql`count(*) filter (where ${deliveries.attempts} > 0)`.mapWith(Number),
				oldestSeconds: sql`greatest(0, extract(epoch from now() - min(${dueSince})))`.mapWith(Number),
			})
			.from(deliveries)
			.where(isPending)
			.groupBy(deliveries.channel),
		database
			.select({ channel: deliveries.channel, givenUp: sql`count(*)`.mapWith(Number) })
			.from(deliveries)
			.where(
				sql`${deliveries.state} = 'failed' and ${deliveries.createdAt} > now() - make_interval(days => ${givenUpDays}::int)`,
			)
			.groupBy(deliveries.channel),
		Promise.all(deliveryChannels.map((channel) => lastSent(database, channel))),
		database
			.select({
				open: sql`count(*)`.mapWith(Number),
				overdue: sql`count(*) filter (where ${tasks.dueAt} < now())`.mapWith(Number),
			})
			.from(tasks)
			.where(sql`${tasks.doneAt} is null and not ${tasks.isSuspect} and not ${tasks.isExample}`),
	]);
	const channels = deliveryChannels.map((channel, at) => ({
		...{ channel, waiting: 0, failing: 0, givenUp: 0, oldestSeconds: 0, lastSentAt: sent[at] ?? null },
		...waiting.find((row) => row.channel === channel),
		...givenUp.find((row) => row.channel === channel),
	}));
	return { channels, tasks: counted ?? { open: 0, overdue: 0 } };
}

/** By the index of claims: the message that was claimed last is about the one that was sent last. */
async function lastSent(database: Database, channel: DeliveryChannel): Promise<Date | null> {
	const [last] = await database
		.select({ at: deliveries.sentAt })
		.from(deliveries)
		.where(
			sql`${deliveries.channel} = ${channel} and ${deliveries.claimedAt} is not null and ${deliveries.state} = 'sent'`,
		)
		.orderBy(sql`${deliveries.claimedAt} desc`)
		.limit(1);
	return last?.at ?? null;
}

/** Free space of the disks that hold the site's folders. Needs no database. */
export async function listDisks(caller: Caller): Promise<Disk[]> {
	return caller.permit("overview:read").machine.readDisks();
}

/** The server itself: release, database and backups. Contains no addresses and no paths. */
export async function getServerState(caller: Caller) {
	const { database, backups, machine } = caller.permit("overview:read");
	const [facts, [backup], newestVersion] = await Promise.all([
		readDatabase(database),
		database.select().from(maintenanceRuns).where(eq(maintenanceRuns.task, "backup")),
		machine.readNewestVersion(),
	]);
	const { applied, ...rest } = facts;
	return {
		build: machine.build,
		newestVersion,
		startedAt: machine.startedAt,
		migrations: { applied, expected: machine.expectedMigrations },
		database: rest,
		backup: {
			everyHours: backups.everyHours,
			succeededAt: backup?.succeededAt ?? null,
			failedAt: backup?.failedAt ?? null,
		},
	};
}
export type ServerState = Awaited<ReturnType<typeof getServerState>>;

type DatabaseFacts = {
	applied: number;
	version: string;
	bytes: number;
	isReplica: boolean;
	/** Replicas that are connected, and how many of them confirm every write. */
	replicas: number;
	synchronous: number;
	/** How far the slowest replica is behind; null if none is, or if the role may not see it. */
	lagSeconds: number | null;
};

async function readDatabase(database: Database): Promise<DatabaseFacts> {
	const { rows } = await database.execute<Record<keyof DatabaseFacts, string | number | boolean | null>>(sql`
		select
			(select count(*) from drizzle.__drizzle_migrations) as "applied",
			current_setting('server_version') as "version",
			pg_database_size(current_database()) as "bytes",
			pg_is_in_recovery() as "isReplica",
			(select count(*) from pg_stat_replication) as "replicas",
			(select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum')) as "synchronous",
			(select extract(epoch from max(replay_lag)) from pg_stat_replication) as "lagSeconds"`);
	const [row] = rows;
	return {
		applied: Number(row?.applied ?? 0),
		version: String(row?.version ?? "").split(" ")[0] as string,
		bytes: Number(row?.bytes ?? 0),
		isReplica: row?.isReplica === true,
		replicas: Number(row?.replicas ?? 0),
		synchronous: Number(row?.synchronous ?? 0),
		lagSeconds: row?.lagSeconds === null ? null : Number(row?.lagSeconds),
	};
}
