import { Form, useLocation } from "react-router";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { listCaseApplications } from "../../../domain/cases/applications/queries.ts";
import { answerMessage } from "../../../domain/cases/conversations/commands.ts";
import { idsOf, maxShortlisted, shortlistPath } from "../../../domain/catalog/chosen.ts";
import {
	type ListedProgram,
	listPrograms,
	listProgramsById,
	listSimilarPrograms,
} from "../../../domain/catalog/program-queries.ts";
import { programFilter } from "../../../domain/catalog/rules.ts";
import { invalid } from "../../../domain/shared/errors.ts";
import { inLanguage, type Language, localized } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { cleanQuery } from "../../../domain/shared/validation.ts";
import { readSum } from "../../admin/case/template-values.ts";
import { answerDone, isOnlyStored } from "../../admin/composer-work.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { FormField } from "../../admin/form-field.tsx";
import { useCaseTexts, useFrame } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault } from "../../admin/post-form.tsx";
import { texts } from "../../i18n/dictionaries.ts";
import { plain } from "../../i18n/typography.ts";
import type { RequestContext } from "../../request-context.ts";
import type { Route } from "./+types/applicant-shortlist";

/** `?p=`: the programs chosen so far, `?q=`: the search for others; without a search, those that resemble the applicant's choice. */
export const loader = adminLoader("applicant", async (requestContext, { params: { id }, url }: Route.LoaderArgs) => {
	const { caller, language } = requestContext;
	const query = cleanQuery(url.searchParams.get("q"));
	const ids = idsOf(url.searchParams, "p").slice(0, maxShortlisted);
	const [applicant, applications] = await Promise.all([getApplicant(caller, id), listCaseApplications(caller, id)]);
	const wished = applications.flatMap(({ program }) => program?.id ?? []);
	const chosen = await listProgramsById(caller, ids);
	const [first] = query ? [] : await listProgramsById(caller, wished);
	const found = first
		? [first, ...(await listSimilarPrograms(caller, first))]
		: (await listPrograms(caller, programFilter(new URLSearchParams({ q: query })), language)).items;
	const programs = [...chosen, ...found.filter((program) => !ids.includes(program.id))];
	const sums = await Promise.all(programs.map((program) => readSum(requestContext, program.id, language)));
	return {
		...{ fullName: applicant.fullName, language: applicant.language, ids, query },
		programs: programs.map((program, index) => ({
			id: program.id,
			name: `${localized(program, "title", language)}, ${localized(program.university, "name", language)}`,
			sum: sums[index] ?? null,
		})),
		words: url.searchParams.get("words") ?? "",
		submissionKey: crypto.randomUUID(),
	};
});

export const action = adminAction(async (requestContext, { params: { id }, request }: Route.ActionArgs) => {
	const { caller } = requestContext;
	const fields = await request.clone().formData();
	const ids = idsOf(new URLSearchParams(fields.getAll("p").map((each) => ["p", String(each)])), "p");
	return {
		done: answerDone,
		back: `/admin/applicants/${id}`,
		submit: async ({ words = "", submissionKey }) => {
			const { language } = await getApplicant(caller, id);
			const programs = await listProgramsById(caller, ids);
			if (programs.length === 0) throw invalid([{ field: "p", code: "required" }]);
			const applications = await listCaseApplications(caller, id);
			// With several applications, the list is about the whole person.
			const applicationId = applications.length === 1 ? applications[0]?.id : null;
			const text = await shortlistMessage(requestContext, programs, words, language);
			await answerMessage(caller, id, { text, submissionKey, applicationId });
			return isOnlyStored(caller, id, applicationId ?? null);
		},
	};
});

/** Programs with what their first year costs, as one message with a link that opens them as a list. */
export default function ApplicantShortlist({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const t = texts.case.shortlist;
	const { language: shown } = useFrame();
	const { search } = useLocation();
	const back = `/admin/applicants/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { fullName, language, ids, query, programs, words, submissionKey } = loaderData.value;
	const again = actionData ?? undefined;
	const isNoneChosen = again?.issues.some(({ field }) => field === "p");
	return (
		<Dialog title={t.title(fullName)} back={back}>
			<Form method="post" className="case-stack" key={search}>
				<FormFault again={again}>{isNoneChosen ? t.choose : null}</FormFault>
				<input type="hidden" name="submissionKey" value={again?.values.submissionKey ?? submissionKey} />
				<div className="in-row">
					<input
						type="search"
						name="q"
						defaultValue={query}
						maxLength={80}
						className="field flex-1"
						aria-label={t.search}
						placeholder={t.search}
						data-first=""
					/>
					<button type="submit" formMethod="get" className="btn">
						{t.find}
					</button>
				</div>
				<fieldset>
					<legend className="sr-only">{t.open}</legend>
					{programs.length === 0 && <p className="text-muted">{texts.nothingFound}</p>}
					{programs.map(({ id, name, sum }) => (
						<label key={id} className="tick">
							<input type="checkbox" name="p" value={id} defaultChecked={ids.includes(id)} />
							<span lang={shown}>
								{name}
								{sum && <span className="block text-sm text-muted">{`${t.firstYear}: ${sum}`}</span>}
							</span>
						</label>
					))}
				</fieldset>
				<FormField
					name="words"
					label={t.words}
					hint={texts.case.conversation.answerHint(languageNames[language])}
					rows={2}
					lang={language}
					initial={words}
					again={again}
				/>
				<p className="dialog-actions">
					<Link to={back} preventScrollReset className="btn">
						{texts.cancel}
					</Link>
					<button type="submit" className="btn btn-primary">
						{texts.case.composer.send}
					</button>
				</p>
			</Form>
		</Dialog>
	);
}

/** The programs with their sums and the link to the list, in the applicant's language, below the consultant's own words. */
async function shortlistMessage(
	context: RequestContext,
	programs: ListedProgram[],
	words: string,
	language: Language,
): Promise<string> {
	const t = texts[language];
	const sums = await Promise.all(programs.map(({ id }) => readSum(context, id, language)));
	const lines = programs.map((program, index) => {
		const name = `${localized(program, "title", language)}, ${localized(program.university, "name", language)}`;
		const sum = sums[index];
		return `${index + 1}. ${name}${sum ? `. ${t.costs.firstYear}: ${sum}` : ""}`;
	});
	const ids = programs.map(({ id }) => id);
	const link = context.site.url + inLanguage(shortlistPath(ids), language);
	return plain([words.trim(), lines.join("\n"), link].filter(Boolean).join("\n\n"));
}
