import { type DocumentsInput, documentCountries, payers, visaTypes } from "../../domain/documents/rules.ts";
import { countryName } from "../../domain/shared/country-name.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

/** The names of the countries to choose from, in the page's language. */
export function useCountries(): Record<string, string> {
	const { language } = useRequestContext();
	const { anotherCountry } = useTexts().documents;
	const names = documentCountries.map((code) => [code, countryName(code, language)]);
	return { ...Object.fromEntries(names), other: anotherCountry };
}

/** What decides which papers a student needs: the visa, the citizenship, and who pays. */
export function DocumentsChoices({ input }: { input: DocumentsInput }) {
	const t = useTexts().documents;
	const countries = useCountries();
	return (
		<>
			<Options name="visa" value={input.visa} values={visaTypes} labels={t.visas} label={t.form.visa} />
			<Options
				name="country"
				value={input.country}
				values={[...documentCountries, "other"]}
				labels={countries}
				label={t.form.country}
			/>
			<Options name="payer" value={input.payer} values={payers} labels={t.payers} label={t.form.payer} />
		</>
	);
}

type OptionsProps = {
	name: keyof DocumentsInput;
	value: string;
	values: readonly string[];
	labels: Readonly<Record<string, string>>;
	label: string;
};

function Options({ name, value, values, labels, label }: OptionsProps) {
	return (
		<div>
			<label className="label" htmlFor={name}>
				{label}
			</label>
			<select id={name} name={name} defaultValue={value} className="field">
				{values.map((each) => (
					<option key={each} value={each}>
						{labels[each]}
					</option>
				))}
			</select>
		</div>
	);
}
