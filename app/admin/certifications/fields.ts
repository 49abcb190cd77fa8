import { certificationFields } from "../../../domain/catalog/certifications/fields.ts";
import { type Field, formOf } from "../fields.ts";

const { universityId: _university, ...fields } = certificationFields;

/** The form's fields; the university is that of the page. */
export const certificationForm: Field[] = formOf(Object.entries(fields));

const names = ["universityId", "scheme", ...certificationForm.map(({ name }) => name)];

/** A stored certification as the input of the commands. */
export const certificationInputOf = (row: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(names.map((name) => [name, row[name]]));
