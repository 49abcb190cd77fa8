import { data } from "react-router";
import {
	compareQuery,
	maxCompared,
	maxShortlisted,
	readShortlist,
	shortlistPath,
} from "../../../domain/catalog/chosen.ts";
import { listProgramsById } from "../../../domain/catalog/program-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { load, loadRates } from "../../load.ts";
import { inLanguage, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { CompareForm, GoneNote } from "../../ui/chosen.tsx";
import { Head } from "../../ui/head.tsx";
import { ListError, listProblem, Notice } from "../../ui/notice.tsx";
import { PrintedHeader } from "../../ui/printed-header.tsx";
import { ProgramCard } from "../../ui/program-card.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import type { Route } from "./+types/shortlist";

/** A list of programs that anybody opens by its link: the address holds their ids, and nothing is stored. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const ids = readShortlist(params.code);
	if (!ids) throw data(null, { status: 404 });
	// Anybody can make countless lists.
	requestContext.response.skipCache();
	return load(requestContext, "shortlist", async () => {
		const asked = ids.slice(0, maxShortlisted);
		const programs = await listProgramsById(requestContext.caller, asked);
		await loadRates(requestContext, true);
		return { programs, gone: asked.length - programs.length, isCut: ids.length > asked.length };
	});
}

export default function View({ loaderData: { value: list, fault } }: Route.ComponentProps) {
	const { language, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const programs = list?.programs ?? [];
	const ids = programs.map(({ id }) => id);
	const title = list && ids.length === 0 ? t.shortlist.gone : t.shortlist.title(ids.length);
	const names = programs.map(
		(program) => `${localized(program, "title", language)}, ${localized(program.university, "name", language)}`,
	);
	return (
		<div className="wrap page">
			<Head
				title={title}
				description={names.join(" · ").slice(0, 300)}
				card="programs"
				hidden={fault !== null}
				isUnlisted
			/>
			<PrintedHeader />
			<h1>{title}</h1>
			{fault && <ListError title={listProblem(fault, t)} />}
			{list && (
				<>
					<GoneNote
						text={list.gone > 0 && ids.length > 0 ? t.chosen.gone(list.gone) : null}
						cutAt={list.isCut ? maxShortlisted : null}
					/>
					{ids.length === 0 ? (
						<Notice title={t.chosen.gone(list.gone)} text={t.shortlist.goneText}>
							<a className="btn btn-primary" href={href("/programs")}>
								{t.compare.toPrograms}
							</a>
							<a className="btn" href={href("/contact")}>
								{t.programs.callContact}
							</a>
						</Notice>
					) : (
						<>
							<p className="mt-2 text-muted">{t.shortlist.intro}</p>
							{ids.length > 1 && (
								<p className="mt-4 print:hidden">
									<a className="btn btn-primary" href={href("/compare") + compareQuery(ids.slice(0, maxCompared))}>
										{ids.length > maxCompared ? t.chosen.compareFirst(maxCompared) : t.compare.title}
									</a>
								</p>
							)}
							<ul className="cards mt-6">
								{programs.map((program) => (
									<ProgramCard key={program.id} program={program} comparable="always" />
								))}
							</ul>
							<CompareForm place="always" />
							<RateNote />
							<div className="mt-8">
								<ShareLink
									title={t.shortlist.share}
									label={t.shortlist.address}
									address={site.url + inLanguage(shortlistPath(ids), language)}
									text={title}
									hint={t.shortlist.intro}
								/>
							</div>
						</>
					)}
				</>
			)}
		</div>
	);
}
