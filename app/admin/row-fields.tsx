import { useState } from "react";
import { FieldInput, type FieldProps, type FieldState, LocalizedField } from "./field-input.tsx";
import { type Field, formOf, inputOf } from "./fields.ts";
import { useFrame, useManagementTexts } from "./frame.ts";
import { issueText } from "./issue-text.ts";
import { type ListField, type RowTexts, rowBox, rowsIn, rowTexts } from "./row-values.ts";

/**
 * A typed list, each row in a disclosure. Another empty one follows as soon as the last one is opened; without script there
 * is one for each time the form is shown. Empty rows are not saved.
 */
export function RowFields({ field, label, state }: FieldProps & { field: Field & ListField }) {
	const texts = useManagementTexts();
	const { language } = useFrame();
	const t = rowTexts(field, texts, language, state);
	const filled = rowsIn(field, state.values);
	const [firstNew] = useState(() => Math.max(-1, ...filled.map(({ row }) => row)) + 1);
	const [opened, setOpened] = useState(0);
	const numbers = [
		...new Set([...filled.map(({ row }) => row), ...Array.from({ length: opened + 1 }, (_, at) => firstNew + at)]),
	];
	const issue = state.issues.find(({ box }) => box === field.name);
	const theirs = state.theirs && rowsIn(field, state.theirs);
	const inputIn = (values: FieldState["values"]) => JSON.stringify(inputOf(values, [field]));
	const differs = state.theirs && inputIn(state.theirs) !== inputIn(state.values);
	return (
		<fieldset id={field.name} className="col-span-full grid min-w-0 scroll-mt-16 gap-2" tabIndex={-1}>
			<legend className="label">{label}</legend>
			{t.hint && <p className="text-sm text-muted">{t.hint}</p>}
			{numbers.slice(0, Math.max(field.most ?? 0, filled.length)).map((row) => {
				const own = filled.find((each) => each.row === row);
				return (
					<OneRow
						key={row}
						{...{ field, row, t }}
						title={own ? t.line(own.values) : row < firstNew + opened ? t.fresh : t.add}
						// What somebody else has saved meanwhile is shown for all rows together, because rows have no identity.
						state={{ ...state, theirs: null, names: t.options }}
						isFilled={own !== undefined}
						onOpen={() => setOpened((many) => Math.max(many, row - firstNew + 1))}
					/>
				);
			})}
			{issue && <p className="font-semibold text-brick">{issueText(texts, issue.code)}</p>}
			{differs && (
				<p className="theirs">
					<span className="font-semibold">{texts.savedMeanwhile}</span>{" "}
					{theirs?.map((each) => t.line(each.values)).join("; ") || texts.empty}
				</p>
			)}
		</fieldset>
	);
}

type OneRowProps = {
	field: ListField;
	row: number;
	t: RowTexts;
	title: string;
	state: FieldState;
	/** False for a row that is still empty. */
	isFilled: boolean;
	onOpen: () => void;
};

function OneRow({ field, row, t, title, state, isFilled, onOpen }: OneRowProps) {
	const boxOf = (name: string) => rowBox(field.name, row, name);
	const remove = boxOf("remove");
	const hasIssue = state.issues.some(({ box }) => box.startsWith(boxOf("")));
	return (
		<details
			className="fee-row"
			open={hasIssue || undefined}
			onToggle={(event) => event.currentTarget.open && onOpen()}
		>
			<summary className={isFilled ? "fee-title font-semibold" : "fee-title link"}>{title}</summary>
			<div className="record mt-3">
				{formOf(Object.entries(field.item)).map((input) => {
					const { name, initial } = input;
					const own = { field: { ...input, name: boxOf(name) }, label: t.fields[name] ?? name };
					const isNew = initial !== undefined && !(boxOf(name) in state.values);
					const values = isNew ? { ...state.values, [boxOf(name)]: String(initial) } : state.values;
					if (input.kind === "localized") return <LocalizedField key={name} {...own} state={state} />;
					return (
						<div key={name} className="record-field">
							<FieldInput box={boxOf(name)} {...own} state={{ ...state, values }} />
						</div>
					);
				})}
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
