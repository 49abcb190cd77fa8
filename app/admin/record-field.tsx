import { FeeFields } from "./fee-fields.tsx";
import { Box, ChoicesField, type FieldProps, LocalizedField } from "./record-box.tsx";

export function RecordField({ field, label, state }: FieldProps) {
	if (field.kind === "localized") return <LocalizedField field={field} label={label} state={state} />;
	if (field.kind === "choices") return <ChoicesField field={field} label={label} state={state} />;
	if (field.kind === "fees") return <FeeFields field={field} label={label} state={state} />;
	return (
		<div className="record-field">
			<Box box={field.name} label={label} field={field} state={state} />
		</div>
	);
}
