import { mergeApplicants } from "../../../domain/cases/duplicates/commands.ts";
import { compareCases, type MovedNoun } from "../../../domain/cases/duplicates/queries.ts";
import { mergedFields } from "../../../domain/cases/duplicates/schema.ts";
import { countryName } from "../../../domain/shared/country-name.ts";
import { useFacts } from "../../admin/case/details.tsx";
import { Dialog, DialogActions, MissingDialog } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { issueText } from "../../admin/issue-text.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm } from "../../admin/post-form.tsx";
import type { Route } from "./+types/applicant-merge";

export const loader = adminLoader("cases", async ({ caller, language }, { params }: Route.LoaderArgs) => {
	const found = await compareCases(caller, params.id, params.other);
	const countriesOf = ({ nationality, residenceCountry }: typeof found.one) => ({
		nationality: countryName(nationality, language),
		residenceCountry: countryName(residenceCountry, language),
	});
	return { ...found, countries: [countriesOf(found.one), countriesOf(found.other)] as const };
});

export const action = adminAction(({ caller }, { params: { id, other } }: Route.ActionArgs) => ({
	done: "saved",
	back: `/admin/applicants/${id}`,
	submit: ({ version, otherVersion, ...values }) => {
		const keep = Object.fromEntries(mergedFields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])));
		const versions = { version: Number(version), otherVersion: Number(otherVersion) };
		return mergeApplicants(caller, id, other, { ...versions, keep });
	},
}));

type Found = Exclude<Route.ComponentProps["loaderData"]["value"], null>;

/** Two cases side by side, before they become one. */
export default function ApplicantMerge({ loaderData, actionData, params }: Route.ComponentProps) {
	const back = `/admin/applicants/${params.id}`;
	if (!loaderData.value) return <Refused fault={actionData?.fault ?? loaderData.fault} back={back} />;
	return <MergeForm found={loaderData.value} again={actionData ?? undefined} back={back} />;
}

/** The case itself, one that is part of another by now, or one that does not exist. */
function Refused({ fault, back }: { fault: string; back: string }) {
	const texts = useManagementTexts();
	const reasons: Record<string, string> = {
		invalid: texts.issues.same_case,
		merged_already: texts.faults.merged_already,
	};
	const reason = reasons[fault];
	if (!reason) return <MissingDialog fault={fault} back={back} />;
	return (
		<Dialog title={texts.notDone} back={back} small>
			<p>{reason}</p>
		</Dialog>
	);
}

type MergeFormProps = { found: Found; again: Route.ComponentProps["actionData"]; back: string };

function MergeForm({ found: { one, other, differences, moves, countries }, again, back }: MergeFormProps) {
	const texts = useManagementTexts();
	const t = texts.merge;
	const facts = [new Map(useFacts(one, countries[0])), new Map(useFacts(other, countries[1]))] as const;
	const [issue] = again?.issues ?? [];
	const moved = (Object.keys(t.nouns) as MovedNoun[]).filter((noun) => moves[noun] > 0);
	return (
		<Dialog title={t.title(other.fullName)} back={back}>
			<PostForm className="case-stack">
				<FormFault again={again}>{issue && issueText(texts, issue.code)}</FormFault>
				<p className="text-muted">{t.hint}</p>
				<input type="hidden" name="version" value={one.version} />
				<input type="hidden" name="otherVersion" value={other.version} />
				<p>{differences.length > 0 ? t.choose : t.equal}</p>
				{differences.map(({ field, kept }) => (
					<fieldset key={field} className="grid gap-x-4 sm:grid-cols-2">
						<legend className="label">{texts.case.details.fields[field]}</legend>
						{(["this", "other"] as const).map((side, index) => (
							<label key={side} className="tick">
								<input
									type="radio"
									name={field}
									value={side}
									defaultChecked={(again?.values[field] ?? kept) === side}
								/>
								<span>{facts[index]?.get(field) || texts.empty}</span>
							</label>
						))}
					</fieldset>
				))}
				<p>
					{t.moves} {moved.map((noun) => t.nouns[noun](moves[noun])).join(", ") || texts.empty}
				</p>
				<p className="text-sm text-muted">{t.access}</p>
				<DialogActions back={back} submit={t.submit} />
			</PostForm>
		</Dialog>
	);
}
