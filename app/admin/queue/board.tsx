import { type DragEvent, useState } from "react";
import type { BoardCard, BoardColumn } from "../../../domain/desk/queue/board-queries.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { ExampleMark } from "../example-mark.tsx";
import { useAdminTexts, useFrame } from "../frame.ts";
import { Link } from "../link.tsx";
import { Interest, RowMarks } from "../lists/row-parts.tsx";
import { RowMenu } from "../row-menu.tsx";
import { ApplicationsBar, SelectBox } from "../selection.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { useStatusSelect } from "../status-select.tsx";
import { TimeLeft } from "./promise.tsx";
import { CaseLinks } from "./row-controls.tsx";

type BoardProps = { columns: BoardColumn[]; now: Date; home: string };

/** The card that is being dragged. */
type Dragged = Pick<BoardCard, "id" | "status">;

/**
 * A column for each status. A card moves by dragging, by the select on it, and by the dialog that the key S opens; all
 * three change the status in the same way.
 */
export function Board({ columns, now, home }: BoardProps) {
	const t = useAdminTexts().desk;
	const { language } = useFrame();
	const [dragged, setDragged] = useState<Dragged | null>(null);
	const shown = columns.reduce((sum, { cards }) => sum + cards.length, 0);
	return (
		<>
			<nav aria-label={t.filters.status} className="board-counts">
				<ul className="section-counts">
					{columns.map(({ status, total }) => (
						<li key={status}>
							<a href={`#column-${status}`} className="section-count">
								<StatusBadge status={status} /> <strong data-count={status}>{formatNumber(total, language)}</strong>
							</a>
						</li>
					))}
				</ul>
			</nav>
			{shown > 0 && <ApplicationsBar total={columns.reduce((sum, { total }) => sum + total, 0)} onPage={shown} />}
			<section className="board" aria-label={t.board}>
				{columns.map((column) => (
					<Column key={column.status} {...{ column, now, home, dragged, setDragged }} />
				))}
			</section>
		</>
	);
}

type ColumnProps = {
	column: BoardColumn;
	now: Date;
	home: string;
	dragged: Dragged | null;
	setDragged(card: Dragged | null): void;
};

function Column({ column, now, home, dragged, setDragged }: ColumnProps) {
	const texts = useAdminTexts();
	const t = texts.desk;
	const { language } = useFrame();
	const { status, total, cards } = column;
	const isClosing = status === "rejected" || status === "enrolled";
	const [isOver, setOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		if (dragged) chooseStatus(dragged.id, status);
	};
	const accepts = dragged !== null && dragged.status !== status;
	return (
		<section
			id={`column-${status}`}
			aria-labelledby={`column-${status}-title`}
			className="board-column"
			data-over={(isOver && accepts) || undefined}
			onDragOver={(event) => {
				if (!accepts) return;
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
		>
			<h2 id={`column-${status}-title`}>
				<StatusBadge status={status} /> <span>{formatNumber(total, language)}</span>
			</h2>
			{cards.length === 0 && <p className="p-2 text-sm text-muted">{isClosing ? t.empty.closed : t.empty.column}</p>}
			<ol>
				{cards.map((card) => (
					<Card key={card.id} {...{ card, now, home, setDragged }} />
				))}
			</ol>
			{(total > cards.length || isClosing) && (
				<Link to={`/admin/applications?status=${status}`} className="btn btn-small">
					{isClosing ? texts.tabs.applications : t.showAll(total)}
				</Link>
			)}
		</section>
	);
}

/** A card that is dropped does what choosing the status on the card does. */
function chooseStatus(id: string, status: string) {
	const select = document.querySelector<HTMLSelectElement>(`[data-row="${id}"] select[name="status"]`);
	if (!select) return;
	select.value = status;
	select.dispatchEvent(new Event("change", { bubbles: true }));
}

type CardProps = { card: BoardCard; now: Date; home: string; setDragged(card: Dragged | null): void };

function Card({ card, now, home, setDragged }: CardProps) {
	const texts = useAdminTexts();
	const t = texts.desk;
	const { id, version, name, status, phone, assignee, applicantId, task } = card;
	const open = `/admin/applicants/${applicantId}`;
	const dialog = `${home}/status/${id}`;
	const select = useStatusSelect({ name, status, dialog });
	return (
		<li
			className="board-card"
			data-row={id}
			draggable
			onDragStart={({ dataTransfer }) => {
				dataTransfer.effectAllowed = "move";
				setDragged({ id, status });
			}}
			onDragEnd={() => setDragged(null)}
		>
			<SelectBox value={`${id}.${version}`} name={name} />
			<h3 className="line">
				<Link to={open} className="row-name" data-open="" draggable={false}>
					{name}
				</Link>{" "}
				<ExampleMark isExample={card.isExample} />
			</h3>
			<RowMenu name={name}>
				{select.form}
				<CaseLinks
					subject={{
						name,
						open,
						status: dialog,
						assign: `${home}/assign/${applicantId}`,
						take: assignee ? null : `${home}/take/${applicantId}`,
						phone,
						applicantId,
						applicationId: id,
					}}
				/>
			</RowMenu>
			<div className="board-facts">
				<Interest {...card} />
				{task && (
					<span className="line">
						<TimeLeft dueAt={new Date(task.dueAt)} now={now} /> · {task.text ?? t.kinds[task.kind]}
					</span>
				)}
				<span className="line second">
					<RowMarks {...card} />
					{assignee}
				</span>
				{select.fault}
			</div>
		</li>
	);
}
