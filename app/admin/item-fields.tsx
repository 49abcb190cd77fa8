import { useState } from "react";
import { feeCertainties, feeItemPeriods, feeKinds, maxFeeItems } from "../../domain/records/fees/rules.ts";
import { intakeCertainties, intakeTerms, maxIntakes } from "../../domain/records/intakes/rules.ts";
import { FieldInput, type FieldProps, type FieldState, LocalizedField } from "./field-input.tsx";
import type { Field } from "./fields.ts";
import { useFrame, useManagementTexts } from "./frame.ts";
import { issueText } from "./issue-text.ts";
import { type ItemKind, type ItemTexts, itemBox, itemInput, itemLine, itemRows, itemTextsOf } from "./item-values.ts";

const origin: Field[] = [
	{ name: "source", kind: "url", required: true },
	{ name: "checkedOn", kind: "date", required: true },
];

/** A row's inputs in order; the notes of fees follow them. */
const inputs: Record<ItemKind, Field[]> = {
	fees: [
		{ name: "kind", kind: "choice", required: true, options: feeKinds },
		{ name: "amount", kind: "integer", required: true },
		{ name: "amountTo", kind: "integer" },
		{ name: "period", kind: "choice", required: true, options: feeItemPeriods },
		{ name: "academicYear", kind: "integer" },
		{ name: "certainty", kind: "choice", required: true, options: feeCertainties, initial: "announced" },
		...origin,
	],
	intakes: [
		{ name: "year", kind: "integer", required: true },
		{ name: "term", kind: "choice", required: true, options: intakeTerms },
		{ name: "round", kind: "integer" },
		{ name: "certainty", kind: "choice", required: true, options: intakeCertainties, initial: "certain" },
		{ name: "opens", kind: "line" },
		{ name: "closes", kind: "line", required: true },
		{ name: "documentsBy", kind: "line" },
		{ name: "result", kind: "line" },
		{ name: "classes", kind: "line" },
		{ name: "countries", kind: "line" },
		{ name: "baseYear", kind: "integer" },
		...origin,
	],
};
const most: Record<ItemKind, number> = { fees: maxFeeItems, intakes: maxIntakes };

/**
 * The fees or the intakes of a program, each in a disclosure. Another empty one follows as soon as the last one is opened; without script
 * there is one for each time the form is shown. Empty rows are not saved.
 */
export function ItemFields({ kind, field, label, state }: FieldProps & { kind: ItemKind }) {
	const texts = useManagementTexts();
	const t = itemTextsOf(kind, texts);
	const { language } = useFrame();
	const filled = itemRows(field.name, state.values);
	const [firstNew] = useState(() => Math.max(-1, ...filled.map(({ row }) => row)) + 1);
	const [opened, setOpened] = useState(0);
	const numbers = [
		...new Set([...filled.map(({ row }) => row), ...Array.from({ length: opened + 1 }, (_, at) => firstNew + at)]),
	];
	const issue = state.issues.find(({ box }) => box === field.name);
	const theirs = state.theirs && itemRows(field.name, state.theirs);
	const differs =
		theirs &&
		JSON.stringify(itemInput(kind, field.name, state.theirs ?? {})) !==
			JSON.stringify(itemInput(kind, field.name, state.values));
	return (
		<fieldset id={field.name} className="col-span-full grid min-w-0 scroll-mt-16 gap-2" tabIndex={-1}>
			<legend className="label">{label}</legend>
			<p className="text-sm text-muted">{t.hint}</p>
			{numbers.slice(0, Math.max(most[kind], filled.length)).map((row) => {
				const own = filled.find((each) => each.row === row);
				return (
					<ItemRowFields
						key={row}
						kind={kind}
						name={field.name}
						row={row}
						title={own ? itemLine(kind, own, texts, language) : row < firstNew + opened ? t.fresh : t.add}
						state={state}
						isFilled={own !== undefined}
						onOpen={() => setOpened((many) => Math.max(many, row - firstNew + 1))}
					/>
				);
			})}
			{issue && <p className="font-semibold text-brick">{issueText(texts, issue.code)}</p>}
			{differs && (
				<p className="theirs">
					<span className="font-semibold">{texts.savedMeanwhile}</span>{" "}
					{theirs.map((each) => itemLine(kind, each, texts, language)).join("; ") || texts.empty}
				</p>
			)}
		</fieldset>
	);
}

const feeNames = ({ feeForm: t }: ItemTexts) => ({ ...t.kinds, ...t.periods, ...t.certainties });
const intakeNames = ({ intakeForm: t }: ItemTexts) => ({ ...t.terms, ...t.certainties });

type ItemRowFieldsProps = {
	kind: ItemKind;
	name: string;
	row: number;
	title: string;
	state: FieldState;
	/** False for a row that is still empty. */
	isFilled: boolean;
	onOpen: () => void;
};

function ItemRowFields({ kind, name, row, title, state, isFilled, onOpen }: ItemRowFieldsProps) {
	const texts = useManagementTexts();
	const t = itemTextsOf(kind, texts);
	const labels: Record<string, string> = t.fields;
	const boxOf = (field: string) => itemBox(name, row, field);
	const remove = boxOf("remove");
	const hasIssue = state.issues.some(({ box }) => box.startsWith(boxOf("")));
	// What somebody else has saved meanwhile is shown for all items together, because rows have no identity.
	const own = { ...state, theirs: null, names: kind === "fees" ? feeNames(texts) : intakeNames(texts) };
	return (
		<details
			className="fee-row"
			open={hasIssue || undefined}
			onToggle={(event) => event.currentTarget.open && onOpen()}
		>
			<summary className={isFilled ? "fee-title font-semibold" : "fee-title link"}>{title}</summary>
			<div className="record mt-3">
				{inputs[kind].map((input) => {
					const box = boxOf(input.name);
					const values =
						input.initial && !(box in own.values) ? { ...own.values, [box]: String(input.initial) } : own.values;
					return (
						<div key={box} className="record-field">
							<FieldInput
								box={box}
								label={labels[input.name] ?? input.name}
								field={{ ...input, name: box }}
								state={{ ...own, values }}
							/>
						</div>
					);
				})}
				{kind === "fees" && (
					<LocalizedField
						field={{ name: boxOf("note"), kind: "localized" }}
						label={texts.feeForm.fields.note}
						state={own}
					/>
				)}
				{isFilled && (
					<label className="tick col-span-full">
						<input
							id={remove}
							name={remove}
							type="checkbox"
							value="yes"
							defaultChecked={state.values[remove] === "yes"}
						/>
						<span>{t.remove}</span>
					</label>
				)}
			</div>
		</details>
	);
}
