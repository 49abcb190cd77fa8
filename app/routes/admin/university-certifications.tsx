import { Form, Outlet } from "react-router";
import { certificationNoun } from "../../../domain/catalog/certifications/commands.ts";
import { universityNoun } from "../../../domain/catalog/commands.ts";
import { localized } from "../../../domain/shared/language.ts";
import { koreanDayAt } from "../../../domain/shared/time-zone.ts";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { versionOf } from "../../admin/handle-form.ts";
import { Link } from "../../admin/link.tsx";
import { Page } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { RowLink } from "../../admin/row-menu.tsx";
import { Day, Validity } from "../../admin/validity.tsx";
import type { Route } from "./+types/university-certifications";

type Row = Awaited<ReturnType<typeof certificationNoun.list>>[number];
const homeOf = (university: string) => `/admin/certifications/university/${university}`;

export const loader = adminLoader("certifications", async ({ caller, language, now }, { params }: Route.LoaderArgs) => {
	const university = await universityNoun.get(caller, params.university);
	return {
		name: localized(university, "name", language),
		rows: await certificationNoun.list(caller, { university: university.id }),
		today: koreanDayAt(now),
	};
});

/** The buttons end a status: today is its last day. */
export const action = adminAction(({ caller, language, now }, { params }: Route.ActionArgs) => ({
	done: "saved",
	back: homeOf(params.university),
	submit: async (values) => {
		const row = await certificationNoun.get(caller, values.id ?? "", language);
		const stored = Object.fromEntries(Object.entries(row).filter(([field]) => field in certificationNoun.input.shape));
		const input = { ...stored, validTo: koreanDayAt(now) };
		await certificationNoun.update(caller, row.id, input, versionOf(values));
	},
}));

/** What lists say about one university, also in earlier and later years. */
export default function UniversityCertifications({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.certifications;
	const home = homeOf(params.university);
	const columns: Column<Row>[] = [
		{ header: t.fields.status, cell: ({ status, scope }) => `${t.options[status]}: ${t.options[scope]}` },
		{
			header: t.validity,
			cell: ({ validFrom, validTo }) => <Validity from={validFrom} to={validTo} />,
			onPhone: true,
		},
		{
			header: t.fields.checkedOn,
			cell: ({ checkedOn, source }) => (
				<a className="link" href={source} rel="noopener">
					<Day day={checkedOn} />
				</a>
			),
			onPhone: true,
		},
		{ header: texts.actions, cell: (row) => <Actions row={row} home={home} today={loaderData.value?.today ?? ""} /> },
	];
	const actions = (
		<>
			<Link to={`/admin/universities/${params.university}`} className="btn btn-small">
				{t.toUniversity}
			</Link>
			<Link to={`${home}/new`} className="btn btn-small btn-primary">
				{texts.add}
			</Link>
		</>
	);
	return (
		<>
			<Page title={t.of(loaderData.value?.name ?? "")} actions={actions} again={actionData} loaded={loaderData}>
				{({ rows }) =>
					rows.length > 0 ? (
						<DataTable caption={t.title} isWrapped columns={columns} rows={rows} />
					) : (
						<p className="notice text-center">{texts.nothingYet}</p>
					)
				}
			</Page>
			<Outlet />
		</>
	);
}

function Actions({ row, home, today }: { row: Row; home: string; today: string }) {
	const texts = useManagementTexts();
	const t = texts.certifications;
	const name = `${t.options[row.scope]}, ${row.validFrom}`;
	return (
		<Form method="post" action={home} className="row-actions items-center">
			<input type="hidden" name="id" value={row.id} />
			<input type="hidden" name="version" value={row.version} />
			<RowLink to={`${home}/${row.id}/edit`} text={texts.edit} name={name} />
			<RowLink to={`/admin/history/${row.id}`} text={texts.log.history} name={name} />
			<RowLink to={`${home}/${row.id}/delete`} text={texts.delete} name={name} isDanger />
			{row.validFrom <= today && row.validTo > today && (
				<button type="submit" className="btn btn-small" aria-label={`${t.end}: ${name}`}>
					{t.end}
				</button>
			)}
		</Form>
	);
}
