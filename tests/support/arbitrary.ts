import fc from "fast-check";
import type { ApiDocument, Json } from "../../api/openapi.ts";

const strange = [
	...["", " ", "\u0000", "\ud800", "\u202eabc", "'; drop table users; --", "<script>alert(1)</script>", "%", "../.."],
	"x".repeat(400),
	...["00000000-0000-4000-8000-000000000000", "2026-02-31", "1e309", "-0", "true", "null"],
];

/** Any JSON value. */
export const garbage: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom<unknown>(...strange, null, true, 0, -1, 1.5, 1e21, [], {}, [[]], { a: { b: [1] } }, { __proto__: 1 }),
	fc.jsonValue({ maxDepth: 3 }),
	fc.string({ unit: "binary", maxLength: 60 }),
);

/** Values that match a schema of the document; `ids` are ids of existing records. */
export function described(schema: Json, document: ApiDocument, ids: readonly string[]): fc.Arbitrary<unknown> {
	const inner = (part: unknown) => described((part ?? {}) as Json, document, ids);
	const { $ref: reference, const: only, type, format, items, properties } = schema;
	if (typeof reference === "string") return inner(document.components.schemas[reference.split("/").at(-1) as string]);
	if (only !== undefined) return fc.constant(only);
	if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
	const parts = (schema.anyOf ?? schema.oneOf) as unknown[] | undefined;
	if (parts) return fc.oneof(...parts.map(inner));
	if (Array.isArray(type)) return fc.oneof(...type.map((each) => inner({ ...schema, type: each })));
	if (type === "object") {
		const fields = Object.entries((properties ?? {}) as Record<string, Json>);
		const values = Object.fromEntries(fields.map(([name, field]) => [name, inner(field)]));
		return fc.record(values, { requiredKeys: (schema.required ?? []) as string[] });
	}
	if (type === "array") return fc.array(inner(items), { maxLength: 3 });
	if (type === "integer" || type === "number") {
		const min = Number(schema.minimum ?? -1_000);
		return fc.integer({ min, max: Math.min(Number(schema.maximum ?? 1_000), Math.max(min, 0) + 1_000) });
	}
	if (type === "boolean") return fc.boolean();
	if (type === "null") return fc.constant(null);
	if (format === "uuid") return fc.oneof(fc.constantFrom(...ids), fc.uuid());
	if (format === "date") return fc.constantFrom("2026-11-21", "2027-01-01");
	if (format === "date-time") return fc.constantFrom("2026-11-21T00:00:00Z");
	if (JSON.stringify(schema).includes("https?:"))
		return fc.constantFrom("https://example.com/a", "http://b.example/?c=d");
	if (JSON.stringify(schema).includes("@")) return fc.constantFrom("a@example.com", "b.c@example.org");
	const most = Math.min(Number(schema.maxLength ?? 40), 40);
	return fc.oneof(
		fc.constantFrom("Bachelor", "Test Person", "+998 71 000 00 00", "Сеул", "oʻzbek", "전주대학교"),
		fc.string({ minLength: Math.min(Number(schema.minLength ?? 0), most), maxLength: most }),
	);
}

/** A valid value with one error: a missing field, another type, too long, or a misspelled name. */
export function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
	return fc
		.tuple(value, fc.nat(), fc.constantFrom("drop", "replace", "add", "spell"), garbage)
		.map(([whole, at, how, other]) => {
			if (typeof whole !== "object" || whole === null || Array.isArray(whole)) return other;
			const fields = Object.entries(whole);
			const index = fields.length > 0 ? at % fields.length : 0;
			const [name = "name", kept] = fields[index] ?? [];
			if (how === "add") return { ...whole, [`${name}_more`]: other };
			const rest = Object.fromEntries(fields.filter(([each]) => each !== name));
			if (how === "drop") return rest;
			return how === "spell" ? { ...rest, [name.toUpperCase()]: kept } : { ...rest, [name]: other };
		});
}
