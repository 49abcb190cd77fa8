import { planStates } from "../../../domain/catalog/certifications/list-plan.ts";
import type { CheckedList } from "../../../domain/catalog/certifications/list-queries.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import type { Values } from "../fields.ts";
import { useAdminTexts, useFrame } from "../frame.ts";
import { LookupBox } from "../lookup-box.tsx";
import { Tick } from "./list-questions.tsx";

/** The dry run: what the list would change, and what staff have to decide first. */
export function ListPlan({ plan, values }: { plan: CheckedList; values: Values }) {
	const t = useAdminTexts().certifications;
	const { language } = useFrame();
	const listed = new Set(plan.rows.filter(({ isUnlisted }) => !isUnlisted).map(({ universityId }) => universityId));
	const groups = planStates.map((state) => ({ state, rows: plan.rows.filter((row) => row.state === state) }));
	return (
		<section className="grid gap-3" data-plan>
			<input type="hidden" name="digest" value={plan.digest} />
			<h3>{t.result}</h3>
			<p>
				<strong>{t.nothing}</strong> {t.found(listed.size, plan.names)}
			</p>
			{plan.twice.length > 0 && <p>{`${t.twice} ${plan.twice.join(", ")}`}</p>}
			{plan.unmatched.length > 0 && (
				<fieldset className="grid gap-2" data-unmatched>
					<legend className="label">{t.unmatched(plan.unmatched.length)}</legend>
					<p className="text-sm text-muted">{t.unmatchedHint}</p>
					{plan.unmatched.map(({ name, isAmbiguous }, index) => (
						<div key={name}>
							<label className="label" htmlFor={`university-${index}`}>
								<span lang="ko">{name}</span>
								{isAmbiguous && ` (${t.ambiguous})`}
							</label>
							<input type="hidden" name={`listed-${index}`} value={name} />
							<LookupBox
								id={`university-${index}`}
								name={`university-${index}`}
								className="field"
								suggestions="/admin/programs/universities"
								value=""
							/>
						</div>
					))}
					<Tick name="skips" values={values} text={t.skips} />
				</fieldset>
			)}
			<ChosenByHand values={values} unmatched={plan.unmatched.map(({ name }) => name)} />
			{plan.rows.some(({ state, stored }) => state === "overlap" || (state === "new" && stored)) && (
				<Tick name="endsEarlier" values={values} text={t.endsEarlier} />
			)}
			{plan.isOlder && <Tick name="isOlder" values={values} text={t.isOlder} />}
			{groups.map(
				({ state, rows }) =>
					rows.length > 0 && (
						<details key={state} open={state !== "same"} data-state={state}>
							<summary className="font-semibold">{`${t.states[state]}: ${formatNumber(rows.length, language)}`}</summary>
							<ul className="mt-1 list-disc pl-5">
								{rows.map(({ universityId, university, scope, status, stored, isUnlisted }) => (
									<li key={universityId + scope}>
										{`${university}: ${t.options[scope]}, ${t.options[status]}`}
										{isUnlisted && ` (${t.other})`}
										{stored && (
											<span className="block text-sm text-muted">
												{t.before(
													t.options[stored.status],
													formatDay(stored.validFrom, language),
													formatDay(stored.validTo, language),
												)}
											</span>
										)}
									</li>
								))}
							</ul>
						</details>
					),
			)}
		</section>
	);
}

/** Earlier decisions are sent again with the form; their numbers follow those of the names that are left. */
function ChosenByHand({ values, unmatched }: { values: Values; unmatched: string[] }) {
	const decided = Object.entries(values).flatMap(([box, name]) => {
		const [, index] = /^listed-(\d{1,4})$/.exec(box) ?? [];
		const university = index && values[`university-${index}`]?.trim();
		return university && !unmatched.includes(name) ? [{ name, university }] : [];
	});
	return decided.map(({ name, university }, at) => {
		const index = unmatched.length + at;
		return (
			<p key={name}>
				<span lang="ko">{name}</span>
				{` → ${university}`}
				<input type="hidden" name={`listed-${index}`} value={name} />
				<input type="hidden" name={`university-${index}`} value={university} />
			</p>
		);
	});
}
