import {
	type CostsField,
	type CostsInput,
	cities,
	costsQuery,
	familyCountries,
	homes,
	programTypes,
} from "../../../domain/money/costs-input.ts";
import type { Costs } from "../../../domain/money/costs-queries.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";

type FormProps = { input: CostsInput; program: Costs["program"]; found: Costs["found"] };

/** A GET form, so that the URL contains the answers. On a phone it opens with its title. */
export function CostsForm({ input, program, found }: FormProps) {
	const texts = useTexts();
	const t = texts.costs.form;
	const href = useHref();
	const isMissing = input.program !== undefined && program === null;
	const isWrong = isMissing || Object.keys(input.wrong).length > 0;
	const isOpen = isWrong || input.query !== "";
	return (
		<form
			method="get"
			action={href("/costs")}
			autoComplete="off"
			className="notice lg:sticky lg:top-4 lg:row-span-2 print:hidden"
			aria-label={t.legend}
		>
			<details className="fold" open={isOpen}>
				<summary className="cursor-pointer py-2.5 text-lg font-semibold">
					<span>{t.change}</span>
				</summary>
				<div className="mt-3 grid gap-4">
					{isWrong && (
						<p id={noteId} className="text-sm font-semibold text-brick">
							{t.wrong}
						</p>
					)}
					{program ? <Chosen program={program} input={input} /> : <TypeAndCity input={input} />}
					<ProgramSearch input={input} found={found} />
					<Options name="home" input={input} values={homes} labels={texts.costs.homes} label={t.home} />
					<Months input={input} />
					<Options
						name="country"
						input={input}
						values={familyCountries}
						labels={texts.costs.countries}
						label={t.country}
					/>
					<p>
						<button type="submit" className="btn btn-primary w-full">
							{t.show}
						</button>
					</p>
				</div>
			</details>
		</form>
	);
}

/** Of the note that some values were not understood. */
const noteId = "wrong-answers";

function Chosen({ program, input }: { program: NonNullable<FormProps["program"]>; input: CostsInput }) {
	const { language } = useRequestContext();
	const t = useTexts().costs.form;
	const href = useHref();
	const without = costsQuery({ ...input, program: undefined, query: "", wrong: {} });
	return (
		<div>
			<p className="label">{t.program}</p>
			<p>{`${localized(program, "title", language)}, ${localized(program.university, "name", language)}`}</p>
			<input type="hidden" name="program" value={program.id} />
			<a className="link inline-block py-2.5" href={href("/costs") + without}>
				{t.removeProgram}
			</a>
		</div>
	);
}

function TypeAndCity({ input }: { input: CostsInput }) {
	const texts = useTexts();
	const t = texts.costs.form;
	const types = Object.fromEntries(programTypes.map((type) => [type, typeName(type, texts)]));
	return (
		<>
			<Options name="type" input={input} values={programTypes} labels={types} label={t.type} />
			<Options
				name="city"
				input={input}
				values={cities}
				labels={texts.cities}
				label={t.city}
				none={texts.costs.anyCity}
			/>
		</>
	);
}

type OptionsProps = {
	name: Exclude<CostsField, "program" | "months">;
	input: CostsInput;
	values: readonly string[];
	labels: Readonly<Record<string, string>>;
	label: string;
	/** The name of no value, if there may be none. */
	none?: string;
};

function Options({ name, input, values, labels, label, none }: OptionsProps) {
	const wrong = input.wrong[name];
	return (
		<div>
			<label className="label" htmlFor={name}>
				{label}
			</label>
			<select
				id={name}
				name={name}
				defaultValue={input[name] ?? ""}
				className="field"
				aria-invalid={wrong ? true : undefined}
				aria-describedby={wrong ? noteId : undefined}
			>
				{none && <option value="">{none}</option>}
				{values.map((value) => (
					<option key={value} value={value}>
						{labels[value]}
					</option>
				))}
			</select>
		</div>
	);
}

function Months({ input }: { input: CostsInput }) {
	const t = useTexts().costs.form;
	const wrong = input.wrong.months;
	return (
		<div>
			<label className="label" htmlFor="months">
				{t.months}
			</label>
			<p id="months-hint" className="mb-1 text-sm text-muted">
				{t.monthsHint}
			</p>
			<input
				id="months"
				name="months"
				defaultValue={wrong ?? input.months}
				inputMode="numeric"
				maxLength={40}
				className="field"
				aria-invalid={wrong ? true : undefined}
				aria-describedby={wrong ? `months-hint ${noteId}` : "months-hint"}
			/>
		</div>
	);
}

function ProgramSearch({ input, found }: Pick<FormProps, "input" | "found">) {
	const t = useTexts().costs.form;
	const href = useHref();
	return (
		<div>
			<label className="label" htmlFor="q">
				{t.search}
			</label>
			<input
				id="q"
				type="search"
				name="q"
				defaultValue={input.query}
				placeholder={t.searchHint}
				maxLength={80}
				enterKeyHint="search"
				className="field"
			/>
			{input.query !== "" && (
				<div role="status" className="mt-2">
					<p>{found.length > 0 ? t.found : t.notFound}</p>
					<ul>
						{found.map(({ id, title, university }) => (
							<li key={id}>
								<a
									className="link inline-block py-2.5"
									href={
										href("/costs") + costsQuery({ ...input, program: id, city: undefined, type: "Bachelor", query: "" })
									}
								>
									{`${title}, ${university}`}
								</a>
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
