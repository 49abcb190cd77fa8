import { useState } from "react";
import { feeCertainties, feeItemPeriods, feeKinds, maxFeeItems } from "../../domain/records/fees/rules.ts";
import { feeBox, feeInput, feeLine, feeRows } from "./fee-values.ts";
import { FieldInput, type FieldProps, type FieldState, LocalizedField } from "./field-input.tsx";
import type { Field } from "./fields.ts";
import { useAdminTexts, useFrame } from "./frame.ts";
import { issueText } from "./issue-text.ts";

/** A row's inputs in order; the notes follow them. */
const inputs: Field[] = [
	{ name: "kind", kind: "choice", required: true, options: feeKinds },
	{ name: "amount", kind: "integer", required: true },
	{ name: "amountTo", kind: "integer" },
	{ name: "period", kind: "choice", required: true, options: feeItemPeriods },
	{ name: "academicYear", kind: "integer" },
	{ name: "certainty", kind: "choice", required: true, options: feeCertainties, initial: "announced" },
	{ name: "source", kind: "url", required: true },
	{ name: "checkedOn", kind: "date", required: true },
];

/**
 * The fees of a program, each in a disclosure. Another empty one follows as soon as the last one is opened; without script
 * there is one for each time the form is shown. Empty rows are not saved.
 */
export function FeeFields({ field, label, state }: FieldProps) {
	const texts = useAdminTexts();
	const t = texts.feeForm;
	const { language } = useFrame();
	const filled = feeRows(field.name, state.values);
	const [firstNew] = useState(() => Math.max(-1, ...filled.map(({ row }) => row)) + 1);
	const [opened, setOpened] = useState(0);
	const numbers = [
		...new Set([...filled.map(({ row }) => row), ...Array.from({ length: opened + 1 }, (_, at) => firstNew + at)]),
	];
	const issue = state.issues.find(({ box }) => box === field.name);
	const theirs = state.theirs && feeRows(field.name, state.theirs);
	const differs =
		theirs &&
		JSON.stringify(feeInput(field.name, state.theirs ?? {})) !== JSON.stringify(feeInput(field.name, state.values));
	return (
		<fieldset id={field.name} className="col-span-full grid min-w-0 scroll-mt-16 gap-2" tabIndex={-1}>
			<legend className="label">{label}</legend>
			<p className="text-sm text-muted">{t.hint}</p>
			{numbers.slice(0, Math.max(maxFeeItems, filled.length)).map((row) => {
				const own = filled.find((each) => each.row === row);
				return (
					<FeeRowFields
						key={row}
						name={field.name}
						row={row}
						title={own ? feeLine(own, t, language) : row < firstNew + opened ? t.fresh : t.add}
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
					{theirs.map((each) => feeLine(each, t, language)).join("; ") || texts.empty}
				</p>
			)}
		</fieldset>
	);
}

type FeeRowFieldsProps = {
	name: string;
	row: number;
	title: string;
	state: FieldState;
	/** False for a row that is still empty. */
	isFilled: boolean;
	onOpen: () => void;
};

function FeeRowFields({ name, row, title, state, isFilled, onOpen }: FeeRowFieldsProps) {
	const t = useAdminTexts().feeForm;
	const boxOf = (field: string) => feeBox(name, row, field);
	const remove = boxOf("remove");
	const hasIssue = state.issues.some(({ box }) => box.startsWith(boxOf("")));
	// What somebody else has saved meanwhile is shown for all fees together, because rows have no identity.
	const own = { ...state, theirs: null, names: { ...t.kinds, ...t.periods, ...t.certainties } };
	return (
		<details
			className="fee-row"
			open={hasIssue || undefined}
			onToggle={(event) => event.currentTarget.open && onOpen()}
		>
			<summary className={isFilled ? "fee-title font-semibold" : "fee-title link"}>{title}</summary>
			<div className="record mt-3">
				{inputs.map((input) => {
					const box = boxOf(input.name);
					const values =
						input.initial && !(box in own.values) ? { ...own.values, [box]: String(input.initial) } : own.values;
					return (
						<div key={box} className="record-field">
							<FieldInput
								box={box}
								label={t.fields[input.name as keyof typeof t.fields]}
								field={{ ...input, name: box }}
								state={{ ...own, values }}
							/>
						</div>
					);
				})}
				<LocalizedField field={{ name: boxOf("note"), kind: "localized" }} label={t.fields.note} state={own} />
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
