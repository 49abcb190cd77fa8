import type { HTMLAttributes } from "react";
import type { Language } from "../../domain/shared/language.ts";
import { boxesOf, choiceBoxes, type Field, orderedBoxes, type Values } from "./fields.ts";
import { IssueLine } from "./form-field.tsx";
import { useManagementTexts } from "./frame.ts";
import { ImageBox } from "./image-box.tsx";
import { issueText } from "./issue-text.ts";
import { LookupBox } from "./lookup-box.tsx";
import { MarkdownBox } from "./markdown-box.tsx";

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
	/** By the field's name, for the fields of rows. */
	labels?: Record<string, string> | undefined;
	/** The only language that is shown; undefined: all of them. */
	language?: Language | undefined;
};

export type FieldProps = { field: Field; label: string; state: FieldState };

/** A box for each language; missing translations are marked. */
export function LocalizedField({ field, label, state }: FieldProps) {
	const t = useManagementTexts();
	return (
		<fieldset className={state.language ? "localized one-language" : "localized"}>
			<legend className="label">
				{label}
				{field.required || <Optional />}
			</legend>
			{boxesOf(field.name).map(({ language, box }) => (
				<div key={box} className={state.language && language !== state.language ? "variant other" : "variant"}>
					<div>
						<FieldInput
							box={box}
							label={language.toUpperCase()}
							named={`${label} (${language.toUpperCase()})`}
							field={field}
							state={state}
							lang={language}
						/>
					</div>
					<span className="missing">
						<span className="missing-language">{language.toUpperCase()} </span>
						{t.missing}
					</span>
				</div>
			))}
		</fieldset>
	);
}

/** Several of a closed list: a box to tick for each. */
export function ChoicesField({ field, label, state }: FieldProps) {
	const t = useManagementTexts();
	const issue = state.issues.find(({ box }) => box === field.name);
	const theirs = state.theirs?.[field.name];
	return (
		<fieldset className="record-field col-span-full" id={field.name} aria-describedby={issue && `${field.name}-error`}>
			<legend className="label">{label}</legend>
			{field.isOrdered ? (
				<OrderedChoices field={field} label={label} state={state} isWrong={issue !== undefined} />
			) : (
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
			)}
			<IssueLine id={`${field.name}-error`}>{issue && issueText(t, issue.code)}</IssueLine>
			{theirs !== undefined &&
				(field.isOrdered ? orderedBoxes(field) : choiceBoxes(field).map(({ box }) => box)).some(
					(box) => (state.theirs?.[box] ?? "") !== (state.values[box] ?? ""),
				) && (
					<p className="theirs">
						<span className="font-semibold">{t.savedMeanwhile}</span> {theirs}
					</p>
				)}
		</fieldset>
	);
}

/** Places beyond those that are taken. */
const freePlaces = 8;

/** A list to choose from for each place, in their order; the empty ones do not count. */
function OrderedChoices({ field, label, state, isWrong }: FieldProps & { isWrong: boolean }) {
	const t = useManagementTexts();
	const boxes = orderedBoxes(field);
	const taken = boxes.findLastIndex((box) => state.values[box]) + 1;
	return (
		<ol className="grid gap-2 sm:grid-cols-2">
			{boxes.slice(0, taken + freePlaces).map((box, index) => (
				<li key={box} className="flex items-center gap-2">
					<span className="w-6 text-muted">{index + 1}</span>
					<select
						name={box}
						className="field"
						aria-label={`${label} ${index + 1}`}
						aria-invalid={isWrong ? true : undefined}
						defaultValue={state.values[box] ?? ""}
					>
						{["", ...(field.options ?? [])].map((value) => (
							<option key={value} value={value}>
								{value ? (state.names?.[value] ?? value) : t.choose}
							</option>
						))}
					</select>
				</li>
			))}
		</ol>
	);
}

const Optional = () => <span className="font-normal text-muted">{` (${useManagementTexts().optional})`}</span>;

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
	closings: { type: "text" },
	fees: undefined,
	intakes: undefined,
	rows: undefined,
};

const isSelect = ({ kind, options }: Field) => kind === "country" || options !== undefined;
/** The countries come with their names, from the server. */
const optionsOf = ({ kind, options = [] }: Field, { names = {} }: FieldState) =>
	kind === "country" ? Object.keys(names).filter((name) => /^[A-Z]{2}$/.test(name)) : options;

type FieldInputProps = { box: string; label: string; named?: string; field: Field; state: FieldState; lang?: string };

export function FieldInput({ box, label, named, field, state, lang }: FieldInputProps) {
	const t = useManagementTexts();
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
			{field.markdown && <MarkdownBox {...shared} rows={field.rows} defaultValue={typed} placeholder=" " />}
			{field.kind === "localized" && field.rows && !field.markdown && (
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
			<IssueLine id={`${box}-error`}>{issue && issueText(t, issue.code)}</IssueLine>
			{differs && (
				<p id={`${box}-theirs`} className="theirs">
					<span className="font-semibold">{t.savedMeanwhile}</span>{" "}
					{field.kind === "boolean" ? (theirs ? t.yes : t.no) : theirs || t.empty}
				</p>
			)}
		</>
	);
}
