import { fitGroups, hasAnswers, readFitPage } from "../../../domain/catalog/fit.ts";
import { findFits } from "../../../domain/catalog/fit-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { load, loadRates } from "../../load.ts";
import { requestContextKey, useRequestContext } from "../../request-context.ts";
import { FitForm } from "../../ui/fit/form.tsx";
import { FitGroupList } from "../../ui/fit/group.tsx";
import { Head } from "../../ui/head.tsx";
import { ListError, listProblem } from "../../ui/notice.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import type { Route } from "./+types/fit";

export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const requested = readFitPage(new URLSearchParams(requestContext.query));
	return load(requestContext, "fitting programs", async () => {
		// The form names its amounts in other currencies, too.
		await loadRates(requestContext, true);
		if (requestContext.query) requestContext.response.skipCache();
		return hasAnswers(requested.input) ? await findFits(requestContext.caller, requested) : null;
	});
}

/** A GET form, so that it works without script and the answers are stored only in the address. */
export default function View({ loaderData: { value: fits, fault } }: Route.ComponentProps) {
	const { query } = useRequestContext();
	const t = useTexts();
	const page = readFitPage(new URLSearchParams(query));
	const groups = fits?.groups.filter(({ group }) => !page.group || group === page.group) ?? [];
	const isUndecided = (fits?.groups ?? []).some(({ programs }) =>
		programs.some(({ reasons }) => reasons.some(({ verdict }) => verdict === "unanswered")),
	);
	return (
		<div className="wrap page">
			<Head title={t.fit.title} description={t.fit.description} hidden={query !== "" || fault !== null} card="fit" />
			<h1>{t.fit.title}</h1>
			<p className="mt-2 text-lg">{`${t.fit.intro} ${t.fit.privacy}`}</p>
			<div className="mt-4 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[20rem_1fr]">
				<FitForm input={page.input} isOpen={!fits || Object.keys(page.input.wrong).length > 0} />
				<div className="grid gap-8">
					{fault && <ListError title={listProblem(fault, t)} />}
					{!fits && !fault && <p className="notice max-lg:hidden">{t.fit.willShow}</p>}
					{fits && (
						<>
							<nav aria-label={t.fit.results} className="flex flex-wrap gap-2">
								{fitGroups.map((group) => (
									<a key={group} className="btn wrap-anywhere" href={`#${group}`}>
										{`${t.fit.groups[group]}: ${fits.groups.find((one) => one.group === group)?.total ?? 0}`}
									</a>
								))}
							</nav>
							{groups.map((group) => (
								<FitGroupList key={group.group} group={group} page={page} year={fits.year} isUndecided={isUndecided} />
							))}
							<RateNote />
						</>
					)}
					<p className="note">{t.fit.foot}</p>
				</div>
			</div>
		</div>
	);
}
