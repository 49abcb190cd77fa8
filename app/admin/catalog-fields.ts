import { programTypes } from "../../domain/catalog/schema.ts";
import type { Field } from "./fields.ts";

export const universityFields: Field[] = [
	{ name: "name", kind: "localized", required: true },
	{ name: "nameKo", kind: "line" },
	{ name: "location", kind: "localized", required: true },
	{ name: "isPublic", kind: "tick" },
	{ name: "ranking", kind: "line", inputMode: "numeric" },
	{ name: "rankingSource", kind: "line" },
	{ name: "description", kind: "localized", rows: 5 },
	{ name: "tuitionRange", kind: "localized" },
	{ name: "scholarships", kind: "localized", rows: 3 },
	{ name: "websiteUrl", kind: "line", type: "url" },
	{ name: "imageUrl", kind: "image" },
];

export const programFields: Field[] = [
	{ name: "university", kind: "lookup", required: true, suggestions: "/admin/programs/universities" },
	{ name: "title", kind: "localized", required: true },
	{ name: "type", kind: "choice", required: true, options: programTypes },
	{ name: "applicationDeadline", kind: "line", type: "date" },
	{ name: "fees", kind: "localized" },
	{ name: "duration", kind: "localized" },
	{ name: "description", kind: "localized", rows: 5 },
	{ name: "requirements", kind: "localized", rows: 4 },
];
