import { askForDocuments } from "../../../domain/documents/case-commands.ts";
import { proposeDocuments } from "../../../domain/documents/case-queries.ts";
import { documentCodes, documentStages } from "../../../domain/documents/rules.ts";
import { dayAfter, homeDay } from "../../../domain/shared/time-zone.ts";
import { Dialog, DialogActions, MissingDialog } from "../../admin/dialog.tsx";
import { choicesFrom, FormField } from "../../admin/form-field.tsx";
import { useCaseTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm } from "../../admin/post-form.tsx";
import type { Route } from "./+types/applicant-papers";

/** Days in which a paper is usually sent. */
const usualDays = 14;

export const loader = adminLoader("papers", async ({ caller, now }, { params: { application } }: Route.LoaderArgs) => {
	const { rules, ...about } = await proposeDocuments(caller, application);
	const today = homeDay(now);
	const proposed = rules.map(({ stage, document, need }) => ({ stage, document, need }));
	return { ...about, rules: proposed, today, dueOn: dayAfter(today, usualDays) };
});

export const action = adminAction(({ caller }, { params: { id, application } }: Route.ActionArgs) => ({
	done: "saved",
	back: `/admin/applicants/${id}`,
	submit: ({ dueOn, note, other, stage, ...ticked }) => {
		const papers = Object.keys(ticked).filter((name) => name.includes(":"));
		if (other) papers.push(`${stage}:${other}`);
		return askForDocuments(caller, application, { papers, dueOn, note });
	},
}));

/** Which papers an applicant is asked for: those of the rules, and any other. */
export default function ApplicantPapers({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const t = texts.papers;
	const back = `/admin/applicants/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { fullName, rules, isKnown, today, dueOn, language } = loaderData.value;
	const values = actionData?.values;
	return (
		<Dialog title={t.askTitle(fullName)} back={back}>
			<PostForm className="grid gap-4">
				<FormFault again={actionData} title={texts.notSaved}>
					{actionData?.issues.length ? t.issues.other : null}
				</FormFault>
				{!isKnown && <p className="notice">{t.unknown}</p>}
				{documentStages.map((stage) => {
					const own = rules.filter((rule) => rule.stage === stage);
					if (own.length === 0) return null;
					return (
						<fieldset key={stage}>
							<legend className="label">{`${t.byRules}: ${t.stages[stage]}`}</legend>
							{own.map(({ document, need }) => {
								const name = `${stage}:${document}`;
								return (
									<label key={name} className="tick">
										<input
											type="checkbox"
											name={name}
											value="yes"
											defaultChecked={values ? values[name] === "yes" : need === "required"}
										/>
										<span>{need === "required" ? t.names[document] : `${t.names[document]} (${t.needs[need]})`}</span>
									</label>
								);
							})}
						</fieldset>
					);
				})}
				<div className="flex flex-wrap gap-4">
					<FormField
						name="other"
						label={t.byHand}
						choices={[["", t.noOther], ...choicesFrom(documentCodes, t.names)]}
						again={actionData}
					/>
					<FormField
						name="stage"
						label={t.stage}
						choices={choicesFrom(documentStages, t.stages)}
						initial="admission"
						again={actionData}
					/>
				</div>
				<FormField name="dueOn" type="date" min={today} label={t.dueOn} initial={dueOn} again={actionData} />
				<FormField name="note" label={t.note} rows={2} lang={language} again={actionData} />
				<DialogActions back={back} submit={t.ask} />
			</PostForm>
		</Dialog>
	);
}
