import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { CaseApplication } from "../../../domain/cases/applications/queries.ts";
import { getContent } from "../../../domain/content/site/queries.ts";
import type { TemplateValues } from "../../../domain/content/templates/rules.ts";
import { officeOf } from "../../../domain/messaging/email-parts.ts";
import { findOfferedProgram, getFirstYear } from "../../../domain/money/costs-queries.ts";
import { type Language, localized } from "../../../domain/shared/language.ts";
import { formatAmount } from "../../i18n/converted.ts";
import { texts } from "../../i18n/dictionaries.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { RequestContext } from "../../request-context.ts";

const nothing = { reference: null, next: null, date: null, program: null, university: null, sum: null };

/** The values of placeholders about the sender of a contact message. */
export const senderValues = async (
	context: RequestContext,
	name: string,
	language: Language,
): Promise<TemplateValues> => ({
	...{ ...nothing, name, consultant: context.account?.displayName || null },
	office: await readOffice(context, "tashkent", language),
});

/** The values of placeholders, by the application that an answer is about. */
export async function templateValues(
	context: RequestContext,
	{ fullName, language, office }: Applicant,
	applications: CaseApplication[],
): Promise<Record<string, TemplateValues>> {
	const common = {
		...(await senderValues(context, fullName, language)),
		office: await readOffice(context, office, language),
	};
	const values = applications.map(async (application): Promise<[string, TemplateValues]> => {
		const { id, reference, nextStepText, nextStepDueOn, university, program } = application;
		return [
			id,
			{
				...{ ...common, reference, next: nextStepText },
				date: nextStepDueOn && formatDay(nextStepDueOn, language),
				program: program && localized(program, "title", language),
				university: university && localized(university, "name", language),
				sum: await readSum(context, program?.id, language),
			},
		];
	});
	return Object.fromEntries(await Promise.all(values));
}

/** What the first year of a program costs, as its page says. */
export async function readSum(
	{ caller }: RequestContext,
	id: string | undefined,
	language: Language,
): Promise<string | null> {
	const program = id && (await findOfferedProgram(caller, id));
	const total = program && (await getFirstYear(caller, program));
	return total ? formatAmount({ ...total, currency: "UZS" }, language, texts[language]) : null;
}

/** The name of an office as the site has it. */
async function readOffice({ caller }: RequestContext, city: "tashkent" | "seoul", language: Language) {
	const { offices } = await getContent(caller);
	const office = officeOf(offices, city);
	return office ? localized(office, "name", language) : null;
}
