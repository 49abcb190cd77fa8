import { ChoicesField, FieldInput, type FieldProps, LocalizedField } from "./field-input.tsx";
import { RowFields } from "./row-fields.tsx";
import { isList } from "./row-values.ts";

export function RecordField({ field, label, state }: FieldProps) {
	if (field.kind === "localized") return <LocalizedField field={field} label={label} state={state} />;
	if (field.kind === "choices") return <ChoicesField field={field} label={label} state={state} />;
	if (isList(field)) return <RowFields field={field} label={label} state={state} />;
	return (
		<div className={field.rows || field.kind === "reference" ? "record-field col-span-full" : "record-field"}>
			<FieldInput box={field.name} label={label} field={field} state={state} />
		</div>
	);
}
