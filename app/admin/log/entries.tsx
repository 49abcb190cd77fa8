import { useLocation } from "react-router";
import type { LogPlace } from "../../../domain/desk/audit-log/filter.ts";
import type { AuditRow, LogPage } from "../../../domain/desk/audit-log/queries.ts";
import { type Column, DataTable } from "../data-table.tsx";
import { useManagementTexts } from "../frame.ts";
import { Link } from "../link.tsx";
import { LocalTime } from "../local-time.tsx";
import { areaOf, detailsOf, recordAddress, sentenceOf } from "./sentences.ts";

type Entry = Omit<AuditRow, "id"> & { id: string };

type LogEntriesProps = {
	page: LogPage;
	title: string;
	isFiltered?: boolean;
	/** The history of one record needs no column for it, and staff do not see networks. */
	isHistory?: boolean;
};

/** Entries of the audit log, newest first, with links to the newer and older ones. */
export function LogEntries({ page, title, isFiltered = false, isHistory = false }: LogEntriesProps) {
	const texts = useManagementTexts();
	const t = texts.log;
	const columns: Column<Entry>[] = [
		{ header: t.at, cell: ({ at }) => <LocalTime at={at} /> },
		{ header: t.by, cell: (entry) => <Actor entry={entry} />, onPhone: true },
		{ header: t.action, cell: ({ action }) => sentenceOf(action, t), onPhone: true },
		...(isHistory ? [] : [{ header: t.record, cell: recordCell, onPhone: true } as const]),
		{ header: t.detail, cell: ({ action, detail }) => detailsOf(action, detail ?? {}, texts), onPhone: true },
		...(isHistory ? [] : [{ header: t.network, cell: networkCell, onPhone: true } as const]),
	];
	const rows = page.items.map((entry) => ({ ...entry, id: String(entry.id) }));
	if (rows.length === 0)
		return <p className="notice text-center">{isFiltered ? texts.nothingFound : texts.nothingYet}</p>;
	return (
		<>
			<DataTable caption={title} columns={columns} rows={rows} isWrapped />
			<NewerOlder {...page} />
		</>
	);
}

/** `null` keeps a phone from showing the heading of an empty cell. */
const recordCell = (entry: Entry) => (entry.recordId ? <RecordLink entry={entry} recordId={entry.recordId} /> : null);

const networkCell = ({ network }: Entry) => network && <span className="whitespace-nowrap">{network}</span>;

function Actor({ entry: { by, isByDeleted } }: { entry: Entry }) {
	const t = useManagementTexts().log;
	return by ?? <span className="text-muted">{isByDeleted ? t.deletedAccount : t.nobody}</span>;
}

/** The record, and the entries about it. */
function RecordLink({ entry: { record, isRecordDeleted, action }, recordId }: { entry: Entry; recordId: string }) {
	const t = useManagementTexts().log;
	const address = record && recordAddress(areaOf(action), record);
	const name = record?.name || t.open;
	return (
		<span className="inline-flex flex-wrap gap-x-3">
			{isRecordDeleted && <span className="text-muted">{t.deletedRecord}</span>}
			{address && (
				<Link className="link" to={address}>
					{name}
				</Link>
			)}
			<Link className="link py-1 text-muted" to={`/admin/log?record=${recordId}`} aria-label={t.historyOf(name)}>
				{t.history}
			</Link>
		</span>
	);
}

function NewerOlder({ newer, older }: Pick<LogPage, "newer" | "older">) {
	const t = useManagementTexts();
	const { pathname, search } = useLocation();
	const to = (place: LogPlace) => {
		const params = new URLSearchParams(search);
		params.delete("before");
		params.delete("after");
		for (const [name, id] of Object.entries(place)) params.set(name, String(id));
		return `${pathname}?${params}`;
	};
	if (!newer && !older) return null;
	return (
		<nav aria-label={t.pages} className="mt-3 flex justify-end gap-2">
			{newer && (
				<Link className="btn btn-small" to={to(newer)} rel="prev">
					{t.log.newer}
				</Link>
			)}
			{older && (
				<Link className="btn btn-small" to={to(older)} rel="next">
					{t.log.older}
				</Link>
			)}
		</nav>
	);
}
