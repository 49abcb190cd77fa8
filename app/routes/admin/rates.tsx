import { Outlet } from "react-router";
import { confirmRates, discardRates } from "../../../domain/money/rates/commands.ts";
import { type HeldRates as Held, listRates, type StoredRates } from "../../../domain/money/rates/queries.ts";
import { ageOf, otherCurrencies, rateCurrencies } from "../../../domain/money/rates/rules.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { LastFetch } from "../../admin/last-fetch.tsx";
import { Link } from "../../admin/link.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { Page } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { PostForm, SubmitButton } from "../../admin/post-form.tsx";
import { readFields } from "../../forms.ts";
import { formatDay, formatRate } from "../../i18n/formats.ts";
import type { Route } from "./+types/rates";

export const loader = adminLoader("exchange rates", async ({ caller, now }) => {
	const found = await listRates(caller);
	const [latest] = found.used;
	return { ...found, age: latest ? ageOf(latest, now) : ("none" as const) };
});

const home = "/admin/rates";

/** The forms here decide about held rates. */
export const action = adminAction(async ({ caller }, { request }: Route.ActionArgs) => {
	const isDiscarded = (await readFields(request.clone())).get("intent") === "discard";
	return {
		done: isDiscarded ? "discarded" : "saved",
		back: home,
		submit: ({ day = "" }) => (isDiscarded ? discardRates : confirmRates)(caller, day),
	};
});

/** The rates by which visitors see amounts in other currencies. */
export default function ExchangeRates({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.rates;
	const { language } = useFrame();
	const othersOf = ({ others }: StoredRates) =>
		otherCurrencies
			.flatMap((code) => (others[code] === undefined ? [] : [`${code}\u00a0${formatRate(others[code], language)}`]))
			.join(" · ");
	const columns: Column<StoredRates & { id: string }>[] = [
		{ header: t.day, cell: ({ onDate }) => formatDay(onDate, language) },
		{ header: t.usd, cell: ({ usd }) => formatRate(usd, language), onPhone: true },
		{ header: t.krw, cell: ({ krw }) => formatRate(krw, language), onPhone: true },
		{ header: t.others, cell: othersOf },
		{ header: t.source, cell: ({ source }) => t.sources[source], onPhone: true },
		{ header: t.storedAt, cell: ({ fetchedAt }) => <LocalTime at={fetchedAt} isShort /> },
	];
	const actions = (
		<Link to={`${home}/new`} className="btn btn-small btn-primary">
			{t.add}
		</Link>
	);
	return (
		<>
			<Page title={t.title} hint={t.hint} actions={actions} again={actionData} loaded={loaderData}>
				{({ age, held, last, run, isFetched, used }) => (
					<>
						{age !== "fresh" && <p className="notice mb-4 bg-amber-wash">{t.ages[age]}</p>}
						{held.length > 0 && <HeldRates held={held} last={last} home={home} />}
						<LastFetch run={run} isFetched={isFetched} />
						{used.length > 0 ? (
							<DataTable
								caption={t.table}
								isWrapped
								columns={columns}
								rows={used.map((day) => ({ ...day, id: day.onDate }))}
							/>
						) : (
							<p className="notice text-center">{texts.nothingYet}</p>
						)}
					</>
				)}
			</Page>
			<Outlet />
		</>
	);
}

type HeldRatesProps = { held: Held[]; last: Held["rates"]; home: string };

/** Rates that differ much from the last ones, with the change of each, until staff decide. */
function HeldRates({ held, last, home }: HeldRatesProps) {
	const t = useManagementTexts().rates;
	const { language } = useFrame();
	const change = (before: number | undefined, next: number) =>
		[before !== undefined && `${formatRate(before, language)} →`, formatRate(next, language)].filter(Boolean).join(" ");
	const names: Record<string, string> = { USD: t.changes.usd, KRW: t.changes.krw };
	return (
		<section aria-labelledby="held" className="notice mb-4">
			<h2 id="held" className="text-lg">
				{t.held}
			</h2>
			<p className="mt-1">{t.heldHint}</p>
			{held.map(({ onDate, rates }) => (
				<PostForm key={onDate} action={home} className="mt-3">
					<input type="hidden" name="day" value={onDate} />
					<h3 className="font-semibold">{t.heldOn(formatDay(onDate, language))}</h3>
					{rateCurrencies.map(
						(currency) =>
							rates[currency] !== undefined && (
								<p key={currency}>
									{names[currency] ?? `${currency}:`} {change(last[currency], rates[currency])}
								</p>
							),
					)}
					<p className="mt-2 flex flex-wrap gap-2">
						<SubmitButton name="intent" value="confirm" className="btn btn-small btn-primary">
							{t.confirm}
						</SubmitButton>
						<SubmitButton name="intent" value="discard" className="btn btn-small">
							{t.discard}
						</SubmitButton>
					</p>
				</PostForm>
			))}
		</section>
	);
}
