import { certificationScopes, certificationStatuses } from "../../../domain/catalog/certifications/rules.ts";
import type { Values } from "../fields.ts";
import { useAdminTexts } from "../frame.ts";

/** What a list is: its names, status, scopes, validity and source. */
export function ListQuestions({ values }: { values: Values }) {
	const t = useAdminTexts().certifications;
	const box = (name: "validFrom" | "validTo" | "checkedOn" | "source") => (
		<p>
			<label className="label" htmlFor={name}>
				{t.fields[name]}
			</label>
			<input
				id={name}
				name={name}
				type={name === "source" ? "url" : "date"}
				required
				defaultValue={values[name]}
				className="field"
			/>
		</p>
	);
	return (
		<>
			<div>
				<label className="label" htmlFor="names">
					{t.names}
				</label>
				<textarea
					id="names"
					name="names"
					rows={8}
					lang="ko"
					defaultValue={values.names}
					aria-describedby="names-hint"
					className="field"
				/>
				<p id="names-hint" className="text-sm text-muted">
					{t.namesHint}
				</p>
				<label className="label mt-2" htmlFor="file">
					{t.file}
				</label>
				<input id="file" name="file" type="file" accept=".csv,.xlsx,text/csv" className="field" />
			</div>
			<div className="grid gap-4 md:grid-cols-2">
				<fieldset>
					<legend className="label">{t.fields.scope}</legend>
					{certificationScopes.map((scope) => (
						<Tick key={scope} name={`scope-${scope}`} values={values} text={t.options[scope]} />
					))}
				</fieldset>
				<p>
					<label className="label" htmlFor="status">
						{t.fields.status}
					</label>
					<select id="status" name="status" defaultValue={values.status ?? "certified"} className="field">
						{certificationStatuses.map((status) => (
							<option key={status} value={status}>
								{t.options[status]}
							</option>
						))}
					</select>
				</p>
				{box("validFrom")}
				{box("validTo")}
				{box("source")}
				{box("checkedOn")}
			</div>
			<Tick name="others" values={values} text={t.others} />
		</>
	);
}

export const Tick = ({ name, values, text }: { name: string; values: Values; text: string }) => (
	<label className="tick">
		<input type="checkbox" name={name} value="yes" defaultChecked={values[name] === "yes"} />
		<span>{text}</span>
	</label>
);
