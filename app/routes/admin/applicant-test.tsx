import { addLanguageTest, updateLanguageTest } from "../../../domain/cases/applicants/commands.ts";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { languageTestTypes } from "../../../domain/cases/applicants/schema.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { testName } from "../../admin/case/names.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { type Field, initialValues, inputOf, valuesOf } from "../../admin/fields.ts";
import { useCaseTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import type { Route } from "./+types/applicant-test";

const languageTestFields: Field[] = [
	{ name: "test", kind: "choice", options: languageTestTypes, required: true },
	{ name: "result", kind: "line", required: true },
	{ name: "level", kind: "line" },
	{ name: "takenOn", kind: "date" },
];

/** A new result, or with `test` in the address a stored one. */
export const loader = adminLoader("applicant", async ({ caller }, { params: { id, test } }: Route.LoaderArgs) => {
	const { languageTests } = await getApplicant(caller, id);
	const stored = languageTests.find((one) => one.id === test);
	if (test && !stored) throw notFound("language_test");
	return { stored };
});

export const action = adminAction(({ caller }, { params: { id, test } }: Route.ActionArgs) => ({
	done: "saved",
	back: `/admin/applicants/${id}`,
	submit: (values) => {
		const input = inputOf(values, languageTestFields);
		return test ? updateLanguageTest(caller, id, test, input) : addLanguageTest(caller, id, input);
	},
}));

export default function ApplicantTest({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const t = texts.case.tests;
	const back = `/admin/applicants/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { stored } = loaderData.value;
	const [{ options = [] } = {}] = languageTestFields;
	return (
		<Dialog title={`${stored ? texts.edit : texts.add}: ${t.title}`} back={back}>
			<RecordForm
				fields={languageTestFields}
				labels={t.fields}
				values={stored ? valuesOf(stored, languageTestFields) : initialValues(languageTestFields)}
				again={actionData}
				back={back}
				names={Object.fromEntries(options.map((test) => [test, testName(test, t.names)]))}
			/>
		</Dialog>
	);
}
