import type { certificationFields } from "../../../../domain/catalog/certifications/fields.ts";
import type { ChoiceValue, LabelOf } from "../../../../domain/records/field-types.ts";
import { formatNumber } from "../../formats.ts";
import { plural } from "../../plural.ts";

const counted = (count: number, one: string, other: string) =>
	`${formatNumber(count, "en")} ${plural("en", count, { one, other })}`;
const names = (count: number) => counted(count, "name", "names");

export const certificationStatuses = {
	excellent: "Certified as excellent",
	certified: "Certified",
	not_certified: "Not on the list",
	enhanced_screening: "Enhanced screening of visas",
	precision_screening: "Visa restriction (precision screening): as a rule, no visas",
};

/** The pages about certifications of universities. */
export const certifications = {
	title: "Certifications (IEQAS)",
	hint: "What the ministries’ yearly lists say. Visitors see a status from its first to its last day in Korea, with its source. Where no list says anything, they see nothing.",
	of: (name: string) => `Certifications: ${name}`,
	open: "Certifications",
	toUniversity: "The university",
	end: "End today",
	fields: {
		university: "University",
		scope: "For",
		status: "Status",
		validFrom: "First day",
		validTo: "Last day",
		source: "Address of the list",
		checkedOn: "Checked on",
	} satisfies Record<LabelOf<typeof certificationFields>, string>,
	options: {
		degree: "Degree programs",
		language: "Korean-language courses",
		...certificationStatuses,
	} satisfies Record<Exclude<ChoiceValue<typeof certificationFields>, "IEQAS">, string>,
	importHint:
		"Enter one list of one year: all names get the same status. We find universities by their Korean name. Nothing is saved before you have seen what would change.",
	names: "Korean names, one per line",
	namesHint: "Numbers before the names and other columns of a copied table are ignored.",
	file: "Or a file (CSV or XLSX)",
	others: "All other universities with a Korean name: not on the list",
	check: "Check the list",
	unmatched: (count: number) => `${names(count)} without a university`,
	unmatchedHint: "Choose the university for each of them, or leave them out.",
	endsEarlier: "End earlier statuses on the day before this list begins",
	isOlder: "This list is over, or older than what is stored. Save it nevertheless",
	lists: "Imported lists",
	validity: "Valid",
	deleteList: "Delete this list",
	deleteHint:
		"This deletes what the list has added, and restores what it changed or ended, unless you or a colleague have changed that since.",
	issues: {
		no_korean_names: "We found no Korean names. Enter one name a line.",
		too_many_names: "A list has at most 1,000 names.",
		future_date: "This day is in the future.",
		others_of_certified: "Only a list of certified universities says this about all others.",
		certification_overlap: "Decide whether earlier statuses end.",
		older_list: "Confirm that you want to save an older list.",
		later_status: "A later status is stored, and stays.",
		unknown_university: "We know no university, or several, with this name.",
	} as Record<string, string>,
};
