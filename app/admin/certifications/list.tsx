import { Form } from "react-router";
import { certificationScopes, certificationStatuses } from "../../../domain/catalog/certifications/rules.ts";
import type { Values } from "../fields.ts";
import { choicesFrom, FormField } from "../form-field.tsx";
import { useManagementTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { issueText } from "../issue-text.ts";
import { LookupBox } from "../lookup-box.tsx";
import type { ManagementTexts } from "../texts.ts";

/** The sentence of an error in the form of a list. */
export function listIssue(texts: ManagementTexts, field: string, code: string): string {
	const { fields, issues } = texts.certifications;
	const named = fields[field as keyof typeof fields] ?? (code === "unknown_university" ? field : "");
	return [named, issues[code] ?? issueText(texts, code)].filter(Boolean).join(": ");
}

/** What a list is: its names, scopes, status, validity and source. */
export function ListQuestions({ values }: { values: Values }) {
	const t = useManagementTexts().certifications;
	const again = { values, issues: [] };
	const box = (name: "validFrom" | "validTo" | "checkedOn" | "source") => (
		<FormField name={name} type={name === "source" ? "url" : "date"} required label={t.fields[name]} again={again} />
	);
	return (
		<div className="mb-4 grid gap-4">
			<FormField name="rows" label={t.names} hint={t.namesHint} rows={8} lang="ko" again={again} />
			<div className="grid gap-4 md:grid-cols-2">
				<fieldset>
					<legend className="label">{t.fields.scope}</legend>
					{certificationScopes.map((scope) => (
						<Tick key={scope} name={`scope-${scope}`} values={values} text={t.options[scope]} />
					))}
				</fieldset>
				<FormField
					name="status"
					label={t.fields.status}
					choices={choicesFrom(certificationStatuses, t.options)}
					initial="certified"
					again={again}
				/>
				{box("validFrom")}
				{box("validTo")}
				{box("source")}
				{box("checkedOn")}
			</div>
			<Tick name="others" values={values} text={t.others} />
		</div>
	);
}

type ListDecisionsProps = {
	undecided: { code: string; name: string; line: number }[];
	action: string;
	again: FormResult | undefined;
};

/** What staff have to decide before everything in a list can be saved; the rest is left out. */
export function ListDecisions({ undecided, action, again }: ListDecisionsProps) {
	const texts = useManagementTexts();
	const t = texts.certifications;
	const values = again?.values ?? {};
	const unmatched = undecided.filter(({ code }) => code === "unknown_university");
	const has = (wanted: string) => undecided.some(({ code }) => code === wanted);
	if (unmatched.length === 0 && !has("certification_overlap") && !has("older_list")) return null;
	return (
		<Form method="post" action={action} className="notice grid gap-3">
			{unmatched.length > 0 && (
				<fieldset className="grid gap-2" data-unmatched>
					<legend className="label">{t.unmatched(unmatched.length)}</legend>
					<p className="text-sm text-muted">{t.unmatchedHint}</p>
					{unmatched.map(({ name, line }) => (
						<div key={line}>
							<label className="label" htmlFor={`university-${line}`} lang="ko">
								{name}
							</label>
							<LookupBox
								id={`university-${line}`}
								name={`university-${line}`}
								className="field"
								suggestions="/admin/programs/universities"
								value={values[`university-${line}`] ?? ""}
							/>
						</div>
					))}
				</fieldset>
			)}
			{has("certification_overlap") && <Tick name="endsEarlier" values={values} text={t.endsEarlier} />}
			{has("older_list") && <Tick name="isOlder" values={values} text={t.isOlder} />}
			<p>
				<button type="submit" className="btn">
					{texts.importExport.recheck}
				</button>
			</p>
		</Form>
	);
}

const Tick = ({ name, values, text }: { name: string; values: Values; text: string }) => (
	<label className="tick">
		<input type="checkbox" name={name} value="yes" defaultChecked={values[name] === "yes"} />
		<span>{text}</span>
	</label>
);
