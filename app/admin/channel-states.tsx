import type { getWorkload } from "../../domain/maintenance/status-queries.ts";
import { formatNumber } from "../i18n/formats.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { Facts } from "./facts.tsx";
import { useFrame, useManagementTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { LocalTime } from "./local-time.tsx";

type Workload = Awaited<ReturnType<typeof getWorkload>>;
type Row = Workload["channels"][number] & { id: string };

const minute = 60;
const hour = 60 * minute;
/** A message that waits longer has met a fault; the alert rule of docs/operations.md has the same limit. */
const maxWait = 15 * minute;

/** What waits to be sent on each channel, and what staff have to do. */
export function Workload({ channels, tasks }: Workload) {
	const t = useManagementTexts().maintenance.status;
	const { language } = useFrame();
	const count = (value: number) => formatNumber(value, language);
	const age = ({ oldestSeconds }: Row) => {
		if (oldestSeconds === 0) return null;
		if (oldestSeconds < 2 * hour) return t.minutes(Math.ceil(oldestSeconds / minute));
		return t.hours(Math.floor(oldestSeconds / hour));
	};
	const columns: Column<Row>[] = [
		{ header: t.channel, cell: ({ channel }) => t.channels[channel] },
		{ header: t.waiting, cell: ({ waiting }) => count(waiting), onPhone: true },
		{ header: t.failing, cell: ({ failing }) => count(failing), onPhone: true },
		{ header: t.oldest, cell: age, onPhone: true },
		{ header: t.givenUp, cell: ({ givenUp }) => count(givenUp), onPhone: true },
		{
			header: t.lastSent,
			cell: ({ lastSentAt }) => (lastSentAt ? <LocalTime at={lastSentAt} isShort /> : t.none),
			onPhone: true,
		},
	];
	return (
		<>
			<section aria-labelledby="messages" className="mt-6">
				<h2 id="messages" className="mb-2 text-lg">
					{t.messages}
				</h2>
				{channels.some(({ oldestSeconds }) => oldestSeconds > maxWait) && (
					<p className="notice mb-2 bg-amber-wash">{t.stuck}</p>
				)}
				<DataTable
					caption={t.messages}
					isWrapped
					columns={columns}
					rows={channels.map((one) => ({ ...one, id: one.channel }))}
				/>
			</section>
			<section aria-labelledby="tasks" className="mt-6">
				<h2 id="tasks" className="mb-2 text-lg">
					<Link className="link" to="/admin/queue">
						{t.tasks}
					</Link>
				</h2>
				<Facts
					facts={[
						[t.open, count(tasks.open)],
						[t.overdue, count(tasks.overdue)],
					]}
				/>
			</section>
		</>
	);
}
