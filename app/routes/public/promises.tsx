import { data } from "react-router";
import { countedPromises } from "../../../domain/cases/tasks/promise-rules.ts";
import { getContent } from "../../../domain/content/site/queries.ts";
import { getPromises, type PromiseFigures } from "../../../domain/desk/promises/queries.ts";
import { formatDay, formatNumber, formatShare } from "../../i18n/formats.ts";
import { useTexts } from "../../i18n/texts.ts";
import { loadOptional } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { ServiceFees } from "../../ui/company/service-fees.tsx";
import { Head } from "../../ui/head.tsx";
import type { Route } from "./+types/promises";

/** Owners can hide the page; it does not exist then. */
export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const content = await loadOptional(requestContext, "site content", () => getContent(requestContext.caller));
	if (content?.arePromisesHidden) throw data(null, { status: 404 });
	return { promises: await loadOptional(requestContext, "promises", () => getPromises(requestContext.caller)) };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function View({ loaderData }: { loaderData: unknown }) {
	const { promises } = loaderData as Loaded;
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.promises;
	const href = useHref();
	return (
		<div className="wrap section">
			<Head title={t.title} description={t.description} card="promises" />
			<h1>{t.title}</h1>
			<p className="text mt-4 text-lg">{t.intro}</p>
			<ul className="mt-8 grid gap-5">
				{countedPromises.map((name) => (
					<PromiseCard key={name} name={name}>
						{promises ? <Figures figures={promises.figures[name]} /> : <p>{t.unavailable}</p>}
					</PromiseCard>
				))}
				<PromiseCard name="fees">
					<ServiceFees />
				</PromiseCard>
				<PromiseCard name="visa">
					<p>
						<a className="link inline-block py-2.5" href={href("/is-it-us")}>
							{texts.official.title}
						</a>
					</p>
				</PromiseCard>
			</ul>
			{promises && <p className="mt-6 font-semibold">{t.countedOn(formatDay(promises.day, language))}</p>}
			<p className="text mt-2 text-sm text-muted">{t.rules}</p>
		</div>
	);
}

type Name = keyof ReturnType<typeof useTexts>["promises"]["list"];

/** A promise, and beside it what came of it. */
function PromiseCard({ name, children }: { name: Name; children?: React.ReactNode }) {
	const t = useTexts().promises;
	const promise = t.list[name];
	const isCounted = countedPromises.some((counted) => counted === name);
	return (
		<li id={name} className="card grid gap-x-10 gap-y-4 p-6 md:grid-cols-2">
			<div>
				<h2>{promise.title}</h2>
				<p className="mt-2">{promise.text}</p>
			</div>
			<div>
				{isCounted && <h3 className="text-sm font-semibold text-muted">{t.happened}</h3>}
				{isCounted && children}
				{"how" in promise && <p className={isCounted ? "mt-2 text-sm text-muted" : ""}>{promise.how}</p>}
				{!isCounted && children}
			</div>
		</li>
	);
}

function Figures({ figures }: { figures: PromiseFigures | null }) {
	const { language } = useRequestContext();
	const t = useTexts().promises;
	const duration = useDuration();
	if (!figures) return <p className="mt-2">{t.tooFew}</p>;
	const { counted, kept, medianMinutes, slowMinutes } = figures;
	const number = (value: number) => formatNumber(value, language);
	return (
		<>
			<p className="mt-1 text-3xl font-bold">{formatShare(kept / counted, language)}</p>
			<p className="mt-1">{t.kept(number(kept), number(counted), duration(medianMinutes))}</p>
			<p>{t.slow(duration(slowMinutes))}</p>
		</>
	);
}

/** "45 min", "3 h 10 min", "2 days 4 h": the two largest units. */
function useDuration(): (minutes: number) => string {
	const t = useTexts().promises.duration;
	return (minutes) => {
		const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
		if (days > 0) return hours > 0 ? `${t.days(days)} ${t.hours(hours)}` : t.days(days);
		if (hours > 0) return rest > 0 ? `${t.hours(hours)} ${t.minutes(rest)}` : t.hours(hours);
		return t.minutes(rest);
	};
}
