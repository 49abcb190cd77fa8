import type { HTMLAttributes } from "react";
import { boxesOf, choiceBoxes, type Field, type Values } from "./fields.ts";
import { useAdminTexts } from "./frame.ts";
import { ImageBox } from "./image-box.tsx";
import { issueText } from "./issue-text.ts";
import { LookupBox } from "./lookup-box.tsx";

export type FieldState = {
	values: Values;
	/** One per invalid input. */
	issues: { box: string; code: string }[];
	/** Values saved by another user meanwhile. */
	theirs: Values | null;
	/** Inputs with outdated translations. */
	older: string[];
	/** Names of choices that the texts of the admin panel do not contain, such as countries. */
	names?: Record<string, string> | undefined;
};

export type FieldProps = { field: Field; label: string; state: FieldState };

/** en | ru | uz side by side; missing translations are marked. */
export function LocalizedField({ field, label, state }: FieldProps) {
	const t = useAdminTexts();
	return (
		<fieldset className="localized">
			<legend className="label">
				{label}
				{field.required || <Optional />}
			</legend>
			{boxesOf(field.name).map(({ language, box }) => (
				<div key={box} className="variant">
					<FieldInput
						box={box}
						label={language.toUpperCase()}
						named={`${label} (${language.toUpperCase()})`}
						field={field}
						state={state}
						lang={language}
					/>
					<span className="missing">{t.missing}</span>
				</div>
			))}
		</fieldset>
	);
}

/** Several of a closed list: a box to tick for each. */
export function ChoicesField({ field, label, state }: FieldProps) {
	const t = useAdminTexts();
	const issue = state.issues.find(({ box }) => box === field.name);
	const theirs = state.theirs?.[field.name];
	return (
		<fieldset className="record-field" id={field.name} aria-describedby={issue && `${field.name}-error`}>
			<legend className="label">{label}</legend>
			<div className="flex flex-wrap gap-x-4">
				{choiceBoxes(field).map(({ value, box }) => (
					<label key={box} className="tick">
						<input
							type="checkbox"
							name={box}
							value="yes"
							defaultChecked={state.values[box] === "yes"}
							aria-invalid={issue ? true : undefined}
						/>
						<span>{(t.options as Record<string, string>)[value] ?? value}</span>
					</label>
				))}
			</div>
			{issue && (
				<p id={`${field.name}-error`} className="mt-1 text-sm font-semibold text-brick">
					{issueText(t, issue.code)}
				</p>
			)}
			{theirs !== undefined &&
				choiceBoxes(field).some(({ box }) => state.theirs?.[box] !== (state.values[box] ?? "")) && (
					<p className="theirs">
						<span className="font-semibold">{t.savedMeanwhile}</span> {theirs}
					</p>
				)}
		</fieldset>
	);
}

const Optional = () => <span className="font-normal text-muted">{` (${useAdminTexts().optional})`}</span>;

/** Attributes of single-line inputs; undefined for kinds with their own component. */
const inputs: Record<Field["kind"], { type: string; inputMode?: "numeric" | "decimal" } | undefined> = {
	line: { type: "text" },
	slug: { type: "text" },
	email: { type: "email" },
	link: { type: "text" },
	tags: { type: "text" },
	timestamp: { type: "text" },
	url: { type: "url" },
	integer: { type: "text", inputMode: "numeric" },
	score: { type: "text", inputMode: "decimal" },
	amount: { type: "text", inputMode: "numeric" },
	order: { type: "text", inputMode: "numeric" },
	date: { type: "date" },
	hours: { type: "text" },
	password: { type: "password" },
	localized: undefined,
	choice: undefined,
	choices: undefined,
	country: undefined,
	containedChoice: undefined,
	suggestedChoice: undefined,
	boolean: undefined,
	image: undefined,
	reference: undefined,
	fees: undefined,
};

const isSelect = ({ kind, options }: Field) => kind === "country" || options !== undefined;
/** The countries come with their names, from the server. */
const optionsOf = ({ kind, options = [] }: Field, { names = {} }: FieldState) =>
	kind === "country" ? Object.keys(names).filter((name) => /^[A-Z]{2}$/.test(name)) : options;

type FieldInputProps = { box: string; label: string; named?: string; field: Field; state: FieldState; lang?: string };

export function FieldInput({ box, label, named, field, state, lang }: FieldInputProps) {
	const t = useAdminTexts();
	const issue = state.issues.find((each) => each.box === box);
	const theirs = state.theirs?.[box];
	const typed = state.values[box] ?? "";
	const differs = theirs !== undefined && theirs !== typed;
	const older = state.older.includes(box);
	const described =
		[older && `${box}-older`, issue && `${box}-error`, differs && `${box}-theirs`].filter(Boolean).join(" ") ||
		undefined;
	const shared = {
		id: box,
		name: box,
		lang,
		"aria-label": named,
		"aria-invalid": issue ? true : undefined,
		"aria-describedby": described,
		className: "field",
	} satisfies HTMLAttributes<HTMLElement> & Record<string, unknown>;
	return (
		<>
			{field.kind === "boolean" ? (
				<label className="tick">
					<input {...shared} className="" type="checkbox" value="yes" defaultChecked={typed === "yes"} />
					<span>{label}</span>
				</label>
			) : (
				<label className={lang ? "variant-label" : "label"} htmlFor={box}>
					{label}
					{!lang && !field.required && <Optional />}
				</label>
			)}
			{field.kind === "localized" && field.rows && (
				<textarea {...shared} rows={field.rows} defaultValue={typed} placeholder=" " />
			)}
			{field.kind === "localized" && !field.rows && <input {...shared} defaultValue={typed} placeholder=" " />}
			{field.kind === "line" && field.rows ? (
				<textarea {...shared} rows={field.rows} defaultValue={typed} />
			) : (
				inputs[field.kind] && <input {...shared} {...inputs[field.kind]} defaultValue={typed} />
			)}
			{isSelect(field) && (
				<select {...shared} defaultValue={typed}>
					{[...new Set(["", ...optionsOf(field, state), typed])].map((value) => (
						<option key={value} value={value}>
							{value ? (state.names?.[value] ?? (t.options as Record<string, string>)[value] ?? value) : t.choose}
						</option>
					))}
				</select>
			)}
			{field.kind === "image" && <ImageBox {...shared} value={typed} />}
			{field.reference && (
				<LookupBox
					{...shared}
					suggestions="/admin/programs/universities"
					value={typed}
					previous={state.values[field.reference] ?? ""}
				/>
			)}
			{older && (
				<div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
					<span id={`${box}-older`} className="text-amber">
						{t.translations.states.older}
					</span>
					<label className="tick">
						<input
							type="checkbox"
							name={`${box}StillRight`}
							value="yes"
							defaultChecked={state.values[`${box}StillRight`] === "yes"}
						/>
						<span>{t.translations.stillCorrect}</span>
					</label>
				</div>
			)}
			{issue && (
				<p id={`${box}-error`} className="mt-1 text-sm font-semibold text-brick">
					{issueText(t, issue.code)}
				</p>
			)}
			{differs && (
				<p id={`${box}-theirs`} className="theirs">
					<span className="font-semibold">{t.savedMeanwhile}</span>{" "}
					{field.kind === "boolean" ? (theirs ? t.yes : t.no) : theirs || t.empty}
				</p>
			)}
		</>
	);
}
