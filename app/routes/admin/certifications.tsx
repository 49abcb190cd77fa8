import { data, Form, Link, Outlet, redirect } from "react-router";
import { importList } from "../../../domain/catalog/certifications/list-commands.ts";
import {
	type CheckedList,
	checkList,
	type ImportedList,
	listLists,
} from "../../../domain/catalog/certifications/list-queries.ts";
import { Alert } from "../../admin/alert.tsx";
import { listFrom } from "../../admin/certifications/list-form.ts";
import { ListPlan } from "../../admin/certifications/list-plan.tsx";
import { ListQuestions } from "../../admin/certifications/list-questions.tsx";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { type Values, valuesFrom } from "../../admin/fields.ts";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { type FormResult, refusalOf } from "../../admin/handle-form.ts";
import { issueText } from "../../admin/issue-text.ts";
import { PageTitle } from "../../admin/page-title.tsx";
import { flashCookie } from "../../flash.ts";
import { readFields } from "../../forms.ts";
import { formatDay } from "../../i18n/formats.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/certifications";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";
export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const home = "/admin/certifications";

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "lists of certifications", () => listLists(requestContext.caller));
}

type Answer = { values: Values; plan: CheckedList | null; again: Pick<FormResult, "fault" | "issues"> | null };

/** "check" shows the plan, "write" stores it as it was shown. Leaving the page changes nothing. */
export async function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	let values: Values = {};
	const show = async (status: number, again: Answer["again"], list?: unknown) => {
		const plan = list === undefined ? null : await checkList(caller, list, language).catch(() => null);
		return data<Answer>({ values, plan, again }, { status });
	};
	let list: unknown;
	try {
		const fields = caller.may("catalog:write") ? await readFields(request) : new FormData();
		values = valuesFrom(fields);
		const read = await listFrom(caller, fields, values);
		list = read.list;
		values = read.values;
		if (values.intent !== "write") {
			const plan = await checkList(caller, list, language);
			return data<Answer>({ values, plan, again: null });
		}
		await importList(caller, list, values.digest ?? "");
		return redirect(home, { status: 303, headers: { "set-cookie": flashCookie({ code: "saved" }) } });
	} catch (error) {
		const { status, fault, issues = [] } = refusalOf(requestContext, error);
		return show(status, { fault, issues }, status === 422 || status === 409 ? list : undefined);
	}
}

/** Without a connection, the form answers itself and has no plan. */
function answerOf(given: Answer | FormResult | undefined): Answer {
	if (!given) return { values: {}, plan: null, again: null };
	return "plan" in given ? given : { values: given.values, plan: null, again: given };
}

/** The lists of certified universities: importing one, and those that were imported. */
export default function Certifications({ loaderData: { value: lists }, actionData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.certifications;
	const { values, plan, again } = answerOf(actionData);
	return (
		<>
			<PageTitle title={t.title} />
			<p className="mt-2 mb-4 max-w-[68ch] text-muted">{t.hint}</p>
			{again && (
				<Alert key={JSON.stringify(again)} title={texts.notSaved}>
					{again.issues.length === 0 && <p>{texts.faults[again.fault]}</p>}
					<ul>
						{again.issues.map(({ field, code }) => (
							<li key={field + code}>
								{[t.fields[field as keyof typeof t.fields] ?? "", t.issues[code] ?? issueText(texts, code)]
									.filter(Boolean)
									.join(": ")}
							</li>
						))}
					</ul>
				</Alert>
			)}
			<Form method="post" encType="multipart/form-data" className="notice grid gap-4" key={plan?.digest}>
				<h2>{t.import}</h2>
				<p className="max-w-[68ch]">{t.importHint}</p>
				<ListQuestions values={values} />
				{plan && <ListPlan plan={plan} values={values} />}
				<p className="flex flex-wrap gap-3">
					<button type="submit" name="intent" value="check" className={plan ? "btn" : "btn btn-primary"}>
						{plan ? t.recheck : t.check}
					</button>
					{plan && (
						<>
							<button type="submit" name="intent" value="write" className="btn btn-action">
								{t.write(plan.rows.filter(({ state }) => state === "new" || state === "changed").length)}
							</button>
							<Link to={home} reloadDocument className="btn">
								{texts.cancel}
							</Link>
						</>
					)}
				</p>
			</Form>
			<h2 className="mt-8 mb-3">{t.lists}</h2>
			{lists ? <Lists lists={lists} /> : <FetchFault />}
			<Outlet />
		</>
	);
}

function Lists({ lists }: { lists: ImportedList[] }) {
	const texts = useAdminTexts();
	const t = texts.certifications;
	const { language } = useFrame();
	if (lists.length === 0) return <p className="notice text-center">{texts.nothingYet}</p>;
	const columns: Column<ImportedList & { list: string }>[] = [
		{ header: t.fields.status, cell: ({ status, scope }) => `${t.options[status]}: ${t.options[scope]}` },
		{
			header: t.validity,
			cell: ({ validFrom, validTo }) => `${formatDay(validFrom, language)} – ${formatDay(validTo, language)}`,
			onPhone: true,
		},
		{ header: t.rows, cell: ({ rows }) => rows, onPhone: true },
		{
			header: t.deleteList,
			cell: ({ list, status }) => (
				<Link className="link" to={`${home}/lists/${list}/delete`} aria-label={`${t.deleteList}: ${t.options[status]}`}>
					{t.deleteList}
				</Link>
			),
		},
	];
	const rows = lists.map((one) => ({ ...one, list: one.id, id: `${one.id} ${one.scope} ${one.status}` }));
	return <DataTable caption={t.lists} isWrapped columns={columns} rows={rows} />;
}
