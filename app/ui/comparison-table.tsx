import type { ReactNode } from "react";
import { scopeOf } from "../../domain/catalog/certifications/rules.ts";
import { compareQuery } from "../../domain/catalog/chosen.ts";
import { cityOf } from "../../domain/catalog/facts.ts";
import { outlookOf, programDates } from "../../domain/catalog/intakes/outlook.ts";
import { whenLines } from "../../domain/catalog/intakes/when.ts";
import type { ListedProgram } from "../../domain/catalog/program-queries.ts";
import type { Costs } from "../../domain/money/costs-queries.ts";
import { hasTuition } from "../../domain/money/costs-totals.ts";
import { typeName, useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { CertificationBadge, VisaRestriction } from "./certification.tsx";
import { Amount, Balance } from "./costs/amounts.tsx";
import { SpendTotal } from "./costs/spend.tsx";
import { AskUs, Deadline, useLanguageNames } from "./facts.tsx";
import { HighestAmounts } from "./highest-amounts.tsx";
import { useOtherRequirements, useTestNames } from "./requirements.tsx";
import { useBenefitText } from "./scholarships.tsx";
import { Stamp } from "./stamp.tsx";

type Column = { program: ListedProgram; costs: Costs };
type Cell = {
	shown: ReactNode;
	/** What it says, by which rows are found equal; "" if it is not known. */
	text: string;
};
type Row = { label: string; cells: Cell[] };

/** Two to four programs beside each other. Rows that say the same of all can be hidden without script. */
export function ComparisonTable({ columns }: { columns: readonly Column[] }) {
	const { language } = useRequestContext();
	const t = useTexts().compare;
	const { programs, costs } = useTexts();
	const href = useHref();
	const rows = useRows(columns);
	const ids = columns.map(({ program }) => program.id);
	const isEqual = ({ cells: [first, ...others] }: Row) =>
		others.length > 0 && others.every(({ text }) => text === first?.text);
	return (
		<div className="compare mt-4">
			{rows.some(isEqual) && (
				<label className="tick print:hidden">
					<input type="checkbox" id="hide-equal" />
					<span>{t.hideEqual}</span>
				</label>
			)}
			{columns.length > 2 && <p className="note md:hidden print:hidden">{t.swipe(columns.length)}</p>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is scrolled sideways must be reachable by keyboard. */}
			<section className="table" aria-label={t.caption} tabIndex={0}>
				<table>
					<caption className="sr-only">{t.caption}</caption>
					<thead>
						<tr>
							<th scope="row">{t.about}</th>
							{columns.map(({ program }) => (
								<th key={program.id} scope="col">
									<a className="link block py-1" href={href(`/programs/${program.id}`)}>
										{localized(program, "title", language)}
									</a>
									<a
										className="link-quiet block py-1 font-normal text-muted"
										href={href(`/universities/${program.university.id}`)}
									>
										{localized(program.university, "name", language)}
									</a>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.label} data-equal={isEqual(row) || undefined}>
								<th scope="row">{row.label}</th>
								{row.cells.map(({ shown, text }, at) => (
									<td key={ids[at]}>{text === "" ? <AskUs about={row.label} /> : shown}</td>
								))}
							</tr>
						))}
						<tr className="print:hidden">
							<th scope="row">{t.actions}</th>
							{columns.map(({ program }) => {
								const title = localized(program, "title", language);
								const others = ids.filter((id) => id !== program.id);
								return (
									<td key={program.id}>
										{/* Below a long table, the head is out of sight. */}
										<strong className="mb-2 block">{title}</strong>
										<a
											className="btn btn-action"
											href={href(`/apply?program=${program.id}`)}
											aria-label={`${programs.applyNow}: ${title}`}
										>
											{programs.applyNow}
										</a>
										<a
											className="link block py-2.5"
											href={href("/compare") + compareQuery(others)}
											aria-label={`${t.remove}: ${title}`}
										>
											{t.remove}
										</a>
										<a
											className="link block py-2.5"
											href={href(`/costs?program=${program.id}`)}
											aria-label={`${costs.link}: ${title}`}
										>
											{costs.link}
										</a>
									</td>
								);
							})}
						</tr>
					</tbody>
				</table>
			</section>
		</div>
	);
}

function useRows(columns: readonly Column[]): Row[] {
	const { language, now } = useRequestContext();
	const texts = useTexts();
	const t = texts.compare.rows;
	const href = useHref();
	const languageNames = useLanguageNames();
	const testNames = useTestNames();
	const otherRequirements = useOtherRequirements();
	const benefitText = useBenefitText();
	const row = (label: string, cellOf: (column: Column) => Cell | string): Row => ({
		label,
		cells: columns.map((column) => {
			const cell = cellOf(column);
			return typeof cell === "string" ? { shown: cell, text: cell } : cell;
		}),
	});
	return [
		row(t.city, ({ program: { university } }) => {
			const city = cityOf(university);
			return city ? texts.cities[city] : localized(university, "location", language);
		}),
		row(t.type, ({ program }) => typeName(program.type, texts)),
		row(t.taughtIn, ({ program }) => languageNames(program.taughtIn)),
		row(t.duration, ({ program }) => localized(program, "duration", language)),
		row(t.deadline, ({ program }) => ({
			shown: <Deadline dates={programDates(program)} about={t.deadline} short />,
			text: whenLines(outlookOf(programDates(program), now), now, language, "short")
				.map(({ text }) => text)
				.join(),
		})),
		row(t.tuition, (column) =>
			yearlyTuition(column, localized(column.program, "fees", language), texts.costs.pricesOf),
		),
		row(t.firstYear, ({ costs }) => ({
			shown: (
				<>
					{!hasTuition(costs.lines) && (
						<span className="note block">{texts.costs.rest(texts.costs.months(costs.input.months))}</span>
					)}
					<SpendTotal costs={costs} large={false} isRounded />
				</>
			),
			text: costs.lines.some(({ amount }) => amount)
				? JSON.stringify(costs.lines.map(({ amount }) => amount && [amount.low, amount.high]))
				: "",
		})),
		row(t.funds, moneyToShow),
		row(t.tests, ({ program }) => testNames(program).join(" ")),
		row(t.requirements, ({ program }) =>
			otherRequirements(program)
				.map(({ label, text }) => `${label}: ${text}`)
				.join(" · "),
		),
		row(t.dormitory, ({ costs }) => {
			const amount = costs.lines.find(({ code }) => code === "dormitory")?.amount;
			return amount
				? { shown: <Amount amount={amount} country={costs.input.country} />, text: `${amount.low} ${amount.high}` }
				: "";
		}),
		row(t.scholarships, ({ costs }) => {
			const written = costs.program ? localized(costs.program.university, "scholarships", language) : "";
			const offered = costs.scholarships.map(
				(one) =>
					`${localized(one, "name", language)}: ${one.savings.map(({ benefit }) => benefitText(benefit, one)).join("; ")}`,
			);
			const text = offered.join("\n") || written;
			// The university's page has the whole text.
			const shown = (
				<>
					<span className="whitespace-pre-line max-md:line-clamp-6">{text}</span>
					{costs.program && (
						<a className="link block py-2.5 md:hidden" href={href(`/universities/${costs.program.university.id}`)}>
							{texts.programs.details}
						</a>
					)}
				</>
			);
			return { shown, text };
		}),
		row(t.certification, ({ program: { certifications, type } }) => {
			const certified = { certifications, scope: scopeOf(type) };
			return {
				shown: (
					<>
						<VisaRestriction {...certified} />
						<CertificationBadge {...certified} />
					</>
				),
				text: certifications
					.filter(({ scope }) => scope === certified.scope)
					.map(({ status }) => status)
					.join(),
			};
		}),
		row(t.checked, ({ program }) => checkedOn(program, texts.programs)),
	].filter(({ cells }) => cells.some(({ text }) => text !== "" && text !== nothing));
}

/** What a year costs in the family's three currencies, or the price as the university writes it. */
function yearlyTuition(
	{ costs, program: { fee } }: Column,
	written: string,
	pricesOf: (years: string) => string,
): Cell {
	const amount = costs.lines.find(({ code }) => code === "tuition")?.amount;
	if (!amount) return { shown: written, text: written };
	return {
		shown: (
			<>
				<Amount amount={amount} country={costs.input.country} />
				{fee?.year && <span className="note block">{pricesOf(String(fee.year))}</span>}
			</>
		),
		text: `${amount.low} ${amount.high} ${amount.currency}`,
	};
}

/** The highest amount that a source names for the visa. */
function moneyToShow({ costs: { funds, input } }: Column): Cell {
	const { counted, others } = funds;
	if (counted?.amount) {
		const rule = { amount: counted.amount, currency: counted.currency };
		return { shown: <Balance rule={rule} country={input.country} />, text: `${rule.amount} ${rule.currency}` };
	}
	if (others.length === 0) return { shown: null, text: "" };
	const text = others.map(({ amount, currency }) => `${amount} ${currency}`).join();
	return { shown: <HighestAmounts rules={others} />, text };
}

const nothing = "—";

/** When the requirements and the tuition were last compared with their sources. */
function checkedOn(program: ListedProgram, t: { requirements: string; fees: string }): Cell {
	const tuition = program.feeItems.find(({ kind }) => kind === "tuition");
	const { requirementsSource: source, requirementsCheckedOn: day } = program;
	const stamps = [
		...(source && day ? [{ label: t.requirements, source, checkedOn: day }] : []),
		...(tuition?.source && tuition.checkedOn
			? [{ label: t.fees, source: tuition.source, checkedOn: tuition.checkedOn }]
			: []),
	];
	if (stamps.length === 0) return { shown: nothing, text: nothing };
	return {
		shown: stamps.map(({ label, ...stamp }) => (
			<span key={label} className="block">
				{`${label}: `}
				<Stamp {...stamp} about={label} isBrief />
			</span>
		)),
		text: stamps.map(({ label, checkedOn }) => `${label} ${checkedOn}`).join(),
	};
}
