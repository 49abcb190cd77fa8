import { useLocation } from "react-router";
import type { listQueue } from "../../../domain/desk/queue/list-queries.ts";
import { type QueueFilter, queueSections } from "../../../domain/desk/queue/rules.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import { Link } from "../link.tsx";
import { Pager } from "../list.tsx";
import { listAddress } from "../lists/address.ts";
import { ApplicationsBar } from "../selection.tsx";
import { QueueTable } from "./tasks.tsx";

type QueueSectionsProps = {
	queue: Awaited<ReturnType<typeof listQueue>>;
	/** The filters that are set. */
	chosen: Omit<QueueFilter, "page">;
	home: string;
};

/** How many tasks each section has; each is a filter. */
export function SectionCounts({ queue: { totals }, chosen, home }: QueueSectionsProps) {
	const t = useAdminTexts().desk;
	const { language } = useFrame();
	const linkTo = useSectionLink(home);
	return (
		<ul className="section-counts" aria-label={t.filters.section}>
			{queueSections.map((name) => (
				<li key={name}>
					<Link
						to={linkTo(chosen.section === name ? null : name)}
						className="section-count"
						data-section={name}
						aria-current={chosen.section === name ? "true" : undefined}
					>
						{t.sections[name]} <strong data-count={name}>{formatNumber(totals[name], language)}</strong>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The tasks by sections. A long one shows its first rows and leads to the others. */
export function QueueSections({ queue, chosen, home }: QueueSectionsProps) {
	const t = useAdminTexts().desk;
	const { language } = useFrame();
	const linkTo = useSectionLink(home);
	const { sections, now } = queue;
	const shown = sections.flatMap(({ rows }) => rows);
	const hasOffices = new Set(shown.map(({ office }) => office)).size > 1;
	return (
		<>
			{sections.length === 0 && <EmptyQueue chosen={chosen} home={home} />}
			{shown.some(({ applicationId }) => applicationId) && (
				<ApplicationsBar total={sections.reduce((sum, { total }) => sum + total, 0)} onPage={shown.length} hasAll />
			)}
			{sections.map(({ name, total, rows }) => (
				<section key={name} className="queue-section" data-section={name}>
					<QueueTable
						caption={t.sections[name]}
						title={
							<h2 className="section-title">
								{t.sections[name]} <span className="text-muted">{formatNumber(total, language)}</span>
							</h2>
						}
						{...{ rows, hasOffices, now }}
					/>
					{!chosen.section && total > rows.length && (
						<p className="mt-2">
							<Link to={linkTo(name)} className="btn btn-small">
								{t.showAll(total)}
							</Link>
						</p>
					)}
				</section>
			))}
			{chosen.section && <Pager page={queue.page} pages={queue.pages} home={home} />}
		</>
	);
}

/** @returns the address of one section, or of all with null, with the other filters. */
function useSectionLink(home: string): (section: string | null) => string {
	const { search } = useLocation();
	return (section) => listAddress(home, search, { due: section });
}

function EmptyQueue({ chosen, home }: Pick<QueueSectionsProps, "chosen" | "home">) {
	const texts = useAdminTexts();
	const t = texts.desk.empty;
	const names = Object.keys(chosen);
	const isOnlyOwner = names.length === 1 && chosen.owner;
	return (
		<div className="notice text-center">
			<p className="font-semibold">{t.title}</p>
			<p>{names.length === 0 ? t.all : isOnlyOwner ? t[isOnlyOwner] : t.filtered}</p>
			{names.length > 0 && (
				<p className="mt-3">
					<Link to={home} className="btn">
						{texts.clearFilters}
					</Link>
				</p>
			)}
		</div>
	);
}
