import type { Caller } from "../../../domain/access/caller.ts";
import { certificationScopes } from "../../../domain/catalog/certifications/rules.ts";
import { findUniversity } from "../../../domain/catalog/university-queries.ts";
import { invalid } from "../../../domain/shared/errors.ts";
import type { Values } from "../fields.ts";
import type { ManagementTexts } from "../texts.ts";

const isTicked = (values: Values, name: string) => values[name] === "yes";

/** What the form says about a list, and the name by which staff find it again. */
export function listFrom(values: Values, { options }: ManagementTexts["certifications"]) {
	const { status = "", validFrom, validTo, source, checkedOn } = values;
	const scopes = certificationScopes.filter((scope) => isTicked(values, `scope-${scope}`));
	const named = scopes.map((scope) => options[scope]).join(", ");
	return {
		list: { scopes, status, validFrom, validTo, source, checkedOn, others: isTicked(values, "others") },
		name: `${options[status as keyof typeof options]}: ${named}, ${validFrom} – ${validTo}`,
	};
}

/**
 * What staff decide of a list that was checked.
 * @throws ProblemError: invalid if a name fits no university or several.
 */
export async function decisionsFrom(caller: Caller, values: Values) {
	const universities: Record<number, string> = {};
	for (const [box, typed] of Object.entries(values)) {
		const [, line] = /^university-(\d{1,4})$/.exec(box) ?? [];
		if (!line || !typed.trim()) continue;
		const id = await findUniversity(caller, typed.trim(), "");
		if (!id) throw invalid([{ field: typed, code: "unknown_university" }]);
		universities[Number(line)] = id;
	}
	return { universities, endsEarlier: isTicked(values, "endsEarlier"), isOlder: isTicked(values, "isOlder") };
}
