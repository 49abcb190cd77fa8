import type { Caller } from "../../../domain/access/caller.ts";
import { readListFile } from "../../../domain/catalog/certifications/list-queries.ts";
import { certificationScopes } from "../../../domain/catalog/certifications/rules.ts";
import { findUniversity } from "../../../domain/catalog/university-queries.ts";
import { invalid } from "../../../domain/shared/errors.ts";
import type { Values } from "../fields.ts";

/**
 * Reads the form of a list. A chosen file replaces the typed names, and the next form shows its lines.
 * @throws ProblemError: invalid if the file is not a sheet, or if a name fits no university or several.
 */
export async function listFrom(
	caller: Caller,
	fields: FormData,
	typed: Values,
): Promise<{ list: Record<string, unknown>; values: Values }> {
	const file = fields.get("file");
	const isGiven = file instanceof File && file.size > 0;
	const names = isGiven ? await readListFile(caller, new Uint8Array(await file.arrayBuffer())) : (typed.names ?? "");
	const values: Values = { ...typed, names };
	const chosen: Record<string, string> = {};
	for (const [box, name] of Object.entries(values)) {
		const [, index] = /^listed-(\d{1,4})$/.exec(box) ?? [];
		const wanted = index && values[`university-${index}`]?.trim();
		if (!wanted) continue;
		const id = await findUniversity(caller, wanted, "");
		if (!id) throw invalid([{ field: name, code: "unknown_university" }]);
		chosen[name] = id;
	}
	const isTicked = (name: string) => values[name] === "yes";
	const { status, validFrom, validTo, source, checkedOn } = values;
	const list = {
		names,
		scopes: certificationScopes.filter((scope) => isTicked(`scope-${scope}`)),
		status,
		validFrom,
		validTo,
		source,
		checkedOn,
		others: isTicked("others"),
		endsEarlier: isTicked("endsEarlier"),
		isOlder: isTicked("isOlder"),
		skips: isTicked("skips"),
		chosen,
	};
	return { list, values };
}
