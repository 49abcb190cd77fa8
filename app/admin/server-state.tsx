import type { ReactNode } from "react";
import type { ServerState as State } from "../../domain/maintenance/status-queries.ts";
import type { Disk } from "../../domain/shared/ports.ts";
import { Facts } from "./facts.tsx";
import { useManagementTexts } from "./frame.ts";
import { LocalTime } from "./local-time.tsx";

type Fact = [label: string, value: ReactNode];

const megabyte = 1e6;
const gigabyte = 1e9;
/** The share of free space below which the page warns; the alert rule of docs/operations.md has the same limit. */
const leastFree = 0.1;

/** The release and the server under it. */
export function ServerState({
	build,
	newestVersion,
	startedAt,
	migrations,
	database,
	disks,
	backup,
}: State & { disks: Disk[] }) {
	const t = useManagementTexts().maintenance.status;
	const size = useSize();
	const { replicas: connected, synchronous, lagSeconds } = database;
	const lag = lagSeconds === null ? "" : ` ${t.lag(Math.round(lagSeconds))}`;
	const replicas: Fact[] = connected > 0 ? [[t.replicas, t.replicaCounts(connected, synchronous) + lag]] : [];
	return (
		<section aria-labelledby="server" className="mt-6">
			<h2 id="server" className="mb-2 text-lg">
				{t.server}
			</h2>
			<Facts
				facts={[
					[
						t.release,
						<Checked key="release" alert={isNewer(newestVersion, build.version) && t.newer(newestVersion)}>
							{t.version(build.version, build.commit)}
							{newestVersion === null && `. ${t.notAsked}`}
						</Checked>,
					],
					[t.runsSince, <LocalTime key="runs" at={startedAt} />],
					[t.backup, backup.succeededAt ? <LocalTime key="backup" at={backup.succeededAt} /> : t.noBackup],
					[
						t.database,
						<Checked key="database" alert={database.isReplica && t.isReplica}>
							{`PostgreSQL ${database.version}, ${size(database.bytes)}`}
						</Checked>,
					],
					[
						t.migrations,
						<Checked key="migrations" alert={migrations.applied !== migrations.expected && t.notApplied}>
							{t.applied(migrations.applied, migrations.expected)}
						</Checked>,
					],
					...replicas,
					...disks.map(
						({ folder, freeBytes, sizeBytes }): Fact => [
							t.disks[folder],
							<Checked key={folder} alert={freeBytes < sizeBytes * leastFree && t.almostFull}>
								{t.free(size(freeBytes), size(sizeBytes))}
							</Checked>,
						],
					),
				]}
			/>
		</section>
	);
}

const isNewer = (found: string | null | undefined, own: string): found is string =>
	Boolean(found) && (found as string).localeCompare(own, "en", { numeric: true }) > 0;

/** A value, and below it what is wrong with it. */
function Checked({ alert, children }: { alert: string | false; children: ReactNode }) {
	return (
		<>
			{children}
			{alert && (
				<p role="alert" className="text-brick">
					{alert}
				</p>
			)}
		</>
	);
}

/** Whole megabytes below a gigabyte, then gigabytes, below ten with one decimal. */
function useSize(): (bytes: number) => string {
	const t = useManagementTexts().maintenance.status;
	return (bytes) => {
		if (bytes < gigabyte) return t.megabytes(Math.round(bytes / megabyte));
		const size = bytes / gigabyte;
		return t.gigabytes(size < 10 ? Math.round(size * 10) / 10 : Math.round(size));
	};
}
