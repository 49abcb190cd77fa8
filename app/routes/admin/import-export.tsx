import { type ReactNode, useRef, useState } from "react";
import { type ClientActionFunctionArgs, data, Form, redirect, useLocation, useNavigation } from "react-router";
import { startImport } from "../../../domain/desk/import-export/commands.ts";
import { countExport, listImports } from "../../../domain/desk/import-export/queries.ts";
import {
	columnsOf,
	type ExportKind,
	type ImportKind,
	importKinds,
	isExported,
	maxSheetSize,
} from "../../../domain/desk/import-export/schema.ts";
import { maxSheetRows } from "../../../domain/shared/csv.ts";
import { asLanguage, languages } from "../../../domain/shared/language.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { adminTexts } from "../../admin/all-texts.ts";
import { ListQuestions, listIssue } from "../../admin/certifications/list.tsx";
import { listFrom } from "../../admin/certifications/list-form.ts";
import { ChoiceLink } from "../../admin/choice-link.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import type { Values } from "../../admin/fields.ts";
import { choicesFrom, FormField } from "../../admin/form-field.tsx";
import { valuesFrom } from "../../admin/form-values.ts";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { type FormResult, refusalOf } from "../../admin/handle-form.ts";
import {
	choicesIn,
	headingOf,
	kindOf,
	kindTexts,
	linesIn,
	listOf,
	selectionOf,
	sheetNames,
} from "../../admin/import-export.ts";
import { Link } from "../../admin/link.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { PageTitle } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { FormFault } from "../../admin/post-form.tsx";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/import-export";

const none = { values: {}, issues: [], changed: null };

export const loader = adminLoader("imports", async ({ caller }, { url }: Route.LoaderArgs) => {
	const kind = kindOf(url.searchParams);
	const selection = selectionOf(url.searchParams);
	const { page: _page, ...filter } = { page: 1, ...selection.filter };
	return {
		total: isExported(kind) ? await countExport(caller, selection) : 0,
		filtered: Object.values(filter).some((value) => value !== "" && value !== undefined),
		imports: await listImports(caller, kind),
		mayExportEverything: caller.may("export:read"),
	};
});

export async function action({ context, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	let fields = new FormData();
	try {
		// Don't read the upload unless the caller is authorized; the command below rejects the others.
		if (caller.may("import:write")) fields = await readFields(request);
		const kind = kindOf(url.searchParams);
		const values = valuesFrom(fields);
		const { title, rows, language } = values;
		const { list, name: listName } =
			kind === "certifications" ? listFrom(values, adminTexts[requestContext.language].certifications) : {};
		const file = fields.get("file");
		const given = rows?.trim() && !list ? new File([rows], "") : file instanceof File ? file : new File([], "");
		const bytes = new Uint8Array(await given.arrayBuffer());
		const name = listName ?? (title?.trim() || given.name);
		const options = { language: asLanguage(language), list, names: rows };
		const id = await startImport(caller, kind, { name, bytes }, sheetNames(kind), options);
		return redirect(`/admin/import-export/${id}`, 303);
	} catch (error) {
		const { status, fault, issues } = refusalOf(requestContext, error);
		return data<FormResult>({ ...none, values: valuesFrom(fields), fault, issues }, { status });
	}
}

/** Check the size before sending the file. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	const file = (await request.clone().formData()).get("file");
	if (!(file instanceof File) || file.size <= maxSheetSize) return serverAction<FormResult>();
	const issues = [{ field: "file", code: "sheet_too_large" }];
	return data<FormResult>({ ...none, fault: "invalid", issues }, { status: 422 });
}

export default function ImportExport({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const { search } = useLocation();
	const params = new URLSearchParams(search);
	const kind = kindOf(params);
	const t = kindTexts(kind, texts);
	params.delete("noun");
	const loaded = loaderData.value;
	const list = listOf[kind] + (params.size > 0 ? `?${params}` : "");
	return (
		<div className="grid gap-6">
			<div className="flex flex-wrap items-center gap-3">
				<PageTitle title={t.title} className="mr-auto" />
				<nav aria-label={t.kinds} className="choice-row">
					{importKinds.map((each) => (
						<ChoiceLink key={each} to={`/admin/import-export?noun=${each}`} isCurrent={each === kind}>
							{kindTexts(each, texts).name}
						</ChoiceLink>
					))}
					<Link to={list} className="btn btn-small">
						{t.toList}
					</Link>
				</nav>
			</div>
			<Import kind={kind} again={actionData} />
			{loaded ? (
				<>
					{isExported(kind) && <ExportBox kind={kind} total={loaded.total} filtered={loaded.filtered} />}
					{loaded.imports.length > 0 && (
						<section aria-labelledby="recent">
							<h2 id="recent">{t.recent}</h2>
							<ul className="mt-2 grid gap-1">
								{loaded.imports.map(({ id, fileName, state, createdAt, by }) => (
									<li key={id}>
										<Link to={`/admin/import-export/${id}`} className="link">
											{fileName || t.importTitle}
										</Link>
										{": "}
										{t.states[state]}, <LocalTime at={createdAt} />
										{by && `, ${by}`}
									</li>
								))}
							</ul>
						</section>
					)}
				</>
			) : (
				<FetchFault />
			)}
			{isExported(kind) && <Columns kind={kind} />}
			{loaded?.mayExportEverything && (
				<section aria-labelledby="everything" className="notice">
					<h2 id="everything">{texts.importExport.everything.title}</h2>
					<p className="mt-1 max-w-[68ch]">{texts.importExport.everything.hint}</p>
					<p className="mt-3">
						<a href="/admin/import-export/everything.zip" className="btn btn-small" download>
							{texts.importExport.download("ZIP")}
						</a>
					</p>
				</section>
			)}
		</div>
	);
}

function Import({ kind, again }: { kind: ImportKind; again: FormResult | undefined }) {
	const texts = useManagementTexts();
	const t = kindTexts(kind, texts);
	const isSheet = isExported(kind);
	const { search } = useLocation();
	const [chosen, setChosen] = useState<string>();
	const input = useRef<HTMLInputElement>(null);
	const sending = useNavigation().formMethod === "POST";
	return (
		<section aria-label={isSheet ? t.importTitle : t.title} className="notice">
			{isSheet && <h2>{t.importTitle}</h2>}
			<p className="mt-1 max-w-[68ch]">{t.hint}</p>
			{kind !== "certifications" && (
				<p className="mt-3 flex flex-wrap gap-2">
					<FileLink kind={kind} format="xlsx" template>
						{t.template("XLSX")}
					</FileLink>
					<FileLink kind={kind} format="csv" template>
						{t.template("CSV")}
					</FileLink>
				</p>
			)}
			<Form
				method="post"
				action={`/admin/import-export${search || `?noun=${kind}`}`}
				encType="multipart/form-data"
				className="mt-4"
				onSubmit={(event) => sending && event.preventDefault()}
			>
				<FormFault key={chosen} again={again}>
					{again?.issues[0] &&
						again.issues.map(({ field, code }) => (
							<p key={field + code}>
								{t.fileIssues[code as keyof typeof t.fileIssues]?.(field) ?? listIssue(texts, field, code)}
							</p>
						))}
				</FormFault>
				{kind === "contacts" && <People values={again?.values ?? {}} />}
				{kind === "certifications" && <ListQuestions values={again?.values ?? {}} />}
				<div className="flex flex-wrap items-end gap-3">
					<label className="min-w-0 flex-1 basis-72">
						<span className="label">{t.file}</span>
						<input
							ref={input}
							type="file"
							name="file"
							required={isSheet}
							accept=".xlsx,.csv,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
							className="field"
							aria-invalid={again && again.issues.length > 0 ? true : undefined}
							onChange={() => setChosen(input.current?.value)}
						/>
					</label>
					<button type="submit" className="btn btn-primary" aria-disabled={sending}>
						{sending ? t.reading : t.check}
					</button>
				</div>
			</Form>
		</section>
	);
}

/** Where the people come from, the list itself, and its language. */
function People({ values }: { values: Values }) {
	const t = useManagementTexts().importExport.people;
	const { language } = useFrame();
	const again = { values, issues: [] };
	return (
		<div className="mb-4 grid max-w-[68ch] gap-4">
			<FormField name="title" required maxLength={200} label={t.title} hint={t.titleHint} again={again} />
			<FormField name="rows" label={t.rows} hint={t.rowsHint} rows={8} again={again} />
			<FormField
				name="language"
				label={t.language}
				choices={choicesFrom(languages, languageNames)}
				initial={language}
				again={again}
			/>
		</div>
	);
}

/** The columns with the values of closed lists. */
function Columns({ kind }: { kind: ExportKind }) {
	const texts = useManagementTexts();
	const t = texts.importExport;
	const { columnHints: hints } = t;
	const { kinds, periods, certainties } = texts.feeForm;
	const choices = choicesIn(texts);
	const own = {
		universities: [hints.names],
		programs: [hints.titles, hints.university, hints.type, hints.dates, hints.certainty],
		scholarships: [hints.scholarships, hints.university, hints.dates],
		"document-rules": [hints.rules, hints.university, hints.dates],
		"pack-templates": [hints.packs, hints.university, hints.dates],
	}[kind];
	const sourced = ["source", "grade", "checked_on"];
	const needed = {
		universities: ["name", "location"],
		programs: ["university", "title", "type"],
		scholarships: ["name", "provider", "levels", ...sourced],
		"document-rules": ["document", "stage", "need", ...sourced],
		"pack-templates": ["university", "name", "papers", "file_name", "format", ...sourced],
	}[kind];
	const { tuition: _, ...others } = kinds;
	const exampleFee = [kinds.dormitory, "600000-900000", periods.per_semester, "2026", certainties.announced];
	return (
		<details className="question">
			<summary>
				<h3>{t.columnsTitle}</h3>
			</summary>
			<ul className="mb-3 grid max-w-[68ch] list-disc gap-1 pl-5">
				{[hints.id, ...own, hints.variants, hints.missing, hints.otherNames, hints.example(t.example)].map((hint) => (
					<li key={hint}>{hint}</li>
				))}
				{kind === "programs" && (
					<li>
						{hints.otherFees(Object.values(others).join(", "))}{" "}
						<code>{[...exampleFee, "https://example.com/fees", "21.11.2026"].join(" | ")}</code>
					</li>
				)}
				{linesIn(kind, texts).map(({ column, values, example }) => (
					<li key={column}>
						{hints.lines(headingOf(kind, column, texts), values)} <code>{example}</code>
					</li>
				))}
				<li>
					{hints.required} {needed.map((column) => headingOf(kind, column, texts)).join(", ")}.
				</li>
			</ul>
			<ul className="mb-3 grid max-w-[68ch] list-disc gap-1 pl-5">
				{columnsOf[kind].map((column) => (
					<li key={column}>
						{headingOf(kind, column, texts)} (<code>{column}</code>)
						{choices[column] && `: ${choices[column].join(", ")}`}
					</li>
				))}
			</ul>
		</details>
	);
}

/** The links to export the records that the list shows. */
function ExportBox({ kind, total, filtered }: { kind: ExportKind; total: number; filtered: boolean }) {
	const t = useManagementTexts().importExport;
	return (
		<section aria-labelledby="export" className="notice">
			<h2 id="export">{t.exportTitle}</h2>
			<p className="mt-1">{(filtered ? t.exportFiltered : t.exportAll)[kind](total)}</p>
			<p className="mt-1 text-muted">{total > maxSheetRows ? t.tooManyForXlsx : t.excelHint}</p>
			<p className="mt-3 flex flex-wrap gap-2">
				{total <= maxSheetRows && (
					<FileLink kind={kind} format="xlsx">
						{t.download("XLSX")}
					</FileLink>
				)}
				<FileLink kind={kind} format="csv">
					{t.download("CSV")}
				</FileLink>
				{filtered && (
					<Link to={`/admin/import-export?noun=${kind}#export`} className="btn btn-small">
						{t.exportEverything}
					</Link>
				)}
			</p>
		</section>
	);
}

type FileLinkProps = { kind: ImportKind; format: "csv" | "xlsx"; template?: boolean; children: ReactNode };

function FileLink({ kind, format, template = false, children }: FileLinkProps) {
	const { search } = useLocation();
	const params = new URLSearchParams(template ? { template: "yes" } : search);
	params.delete("page");
	params.set("noun", kind);
	params.set("format", format);
	return (
		<a href={`/admin/import-export/file?${params}`} className="btn btn-small" download>
			{children}
		</a>
	);
}
