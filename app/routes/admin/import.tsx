import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import {
	confirmImport,
	discardImport,
	recheckImport,
	takeBackImport,
} from "../../../domain/desk/import-export/commands.ts";
import { getImport, listImportRows } from "../../../domain/desk/import-export/queries.ts";
import { pageNumber } from "../../../domain/shared/paging.ts";
import { ListDecisions, listIssue } from "../../admin/certifications/list.tsx";
import { decisionsFrom } from "../../admin/certifications/list-form.ts";
import { FetchFault } from "../../admin/fault.tsx";
import type { Values } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { kindTexts, listOf } from "../../admin/import-export.ts";
import { ImportReport, rowStateOf } from "../../admin/import-report.tsx";
import { Link } from "../../admin/link.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { PageTitle } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm, SubmitButton } from "../../admin/post-form.tsx";
import type { Route } from "./+types/import";

/** Milliseconds between progress updates. */
const pace = 1_000;

export const loader = adminLoader("import", async ({ caller }, { params: { id }, url }: Route.LoaderArgs) => {
	const { kind, fileName, state, done, total, fault, createdAt, counts, undecided } = await getImport(caller, id);
	const wanted = rowStateOf(url.searchParams);
	const filter = { ...(wanted && { state: wanted }), page: pageNumber(url.searchParams) };
	const rows = state === "checking" ? null : await listImportRows(caller, id, filter);
	return { kind, fileName, state, done, total, fault, createdAt, counts, undecided, rows };
});

export const action = adminAction(async ({ caller }, { params: { id }, url }: Route.ActionArgs) => {
	const intent = url.searchParams.get("do");
	const here = `/admin/import-export/${id}`;
	const { kind } = await getImport(caller, id).catch(() => ({ kind: "universities" }));
	const back = `/admin/import-export?noun=${kind}`;
	if (intent === "discard") return { done: "discarded", back, submit: () => discardImport(caller, id) };
	if (intent === "take-back") {
		return {
			...(kind === "certifications"
				? { done: "item_deleted" as const, back }
				: { done: "people_taken_back" as const, back: listOf.contacts }),
			submit: () => takeBackImport(caller, id),
		};
	}
	const submit = async (values: Values) =>
		intent === "recheck" ? recheckImport(caller, id, await decisionsFrom(caller, values)) : confirmImport(caller, id);
	return { done: null, back: here, submit };
});

type Loaded = NonNullable<Route.ComponentProps["loaderData"]["value"]>;

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.importExport;
	const { pathname } = useLocation();
	const loaded = loaderData.value;
	useProgress(loaded?.state === "checking" || loaded?.state === "writing");
	if (!loaded) {
		if (loaderData.fault !== "missing") return <FetchFault />;
		return (
			<div className="notice">
				<h1>{texts.notFound}</h1>
				<p className="mt-1">{texts.notFoundText}</p>
				<p className="mt-3">
					<Link to="/admin/import-export" className="btn">
						{t.import}
					</Link>
				</p>
			</div>
		);
	}
	const { kind, fileName, createdAt, rows } = loaded;
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap items-center gap-3">
				<div className="mr-auto min-w-0">
					<PageTitle title={t.importOf(fileName)} className="wrap-anywhere" />
					<p className="text-muted">
						{kindTexts(kind, texts).name}, <LocalTime at={createdAt} />
					</p>
				</div>
				<Link to={`/admin/import-export?noun=${kind}`} className="btn btn-small">
					{t.another}
				</Link>
				<Link to={listOf[kind]} className="btn btn-small">
					{kindTexts(kind, texts).toList}
				</Link>
			</div>
			<FormFault again={actionData}>
				{actionData?.issues[0] &&
					actionData.issues.map(({ field, code }) => <p key={field + code}>{listIssue(texts, field, code)}</p>)}
			</FormFault>
			<State loaded={loaded} />
			{loaded.state === "ready" && (
				<ListDecisions undecided={loaded.undecided} action={`${pathname}?do=recheck`} again={actionData} />
			)}
			{rows && <ImportReport kind={kind} counts={loaded.counts} rows={rows} />}
		</div>
	);
}

/** With script, the page updates itself while the import runs. */
function useProgress(isGoing: boolean) {
	const { revalidate, state } = useRevalidator();
	useEffect(() => {
		if (!isGoing || state !== "idle") return;
		const timer = setTimeout(revalidate, pace);
		return () => clearTimeout(timer);
	}, [isGoing, state, revalidate]);
}

/** The import's state and the available actions. */
function State({ loaded: { kind, state, done, total, fault, counts } }: { loaded: Loaded }) {
	const texts = useManagementTexts();
	const t = kindTexts(kind, texts);
	const changes = counts.new + counts.changed;
	const isGoing = state === "checking" || state === "writing";
	const progress = state === "checking" ? t.checkingRows(done, total) : t.writingRows(total);
	return (
		<section aria-label={t.states[state]} className="notice">
			<div role="status">
				{isGoing && <p>{progress}</p>}
				{state === "ready" && (
					<p className={counts.wrong > 0 ? "font-semibold text-brick" : undefined}>
						{counts.wrong > 0
							? `${t.wrongRows(counts.wrong)} ${changes > 0 ? t.goodRows : t.correct}`
							: changes === 0
								? t.nothingToDo
								: t.ready}
					</p>
				)}
				{state === "done" && (
					<p className="font-semibold text-celadon">
						{t.done(counts.new, counts.changed)}
						{counts.wrong > 0 && ` ${t.left(counts.wrong)}`}
					</p>
				)}
				{state === "failed" && (
					<p className="font-semibold text-brick">
						{t.failed[fault === "changed_meanwhile" || fault === "refused" ? fault : "unexpected"]}
					</p>
				)}
			</div>
			{isGoing && (
				<>
					<progress
						value={state === "checking" ? done : undefined}
						max={total}
						className="progress"
						aria-label={t.states[state]}
					/>
					<p className="text-muted">{t.leaveOpen}</p>
					<noscript>
						<meta httpEquiv="refresh" content="3" />
					</noscript>
					<p className="needs-no-script mt-3">
						<Link to="" className="btn btn-small">
							{texts.desk.live.refresh}
						</Link>
					</p>
				</>
			)}
			<div className="mt-3 flex flex-wrap gap-2 empty:hidden">
				{state === "ready" && changes > 0 && <ImportAction intent="write" look="btn-primary" text={t.write(changes)} />}
				{(state === "failed" || (state === "ready" && counts.wrong > 0 && kind !== "certifications")) && (
					<ImportAction intent="recheck" look="btn-small" text={t.recheck} />
				)}
				{state !== "writing" && state !== "done" && <ImportAction intent="discard" look="btn-small" text={t.discard} />}
				{state === "done" && (
					<Link to={listOf[kind]} className="btn btn-small">
						{t.toList}
					</Link>
				)}
				{t.takeBack && state === "done" && <ImportAction intent="take-back" look="btn-small" text={t.takeBack} />}
			</div>
			{state === "done" && <p className="mt-2 text-muted">{t.takeBackHint}</p>}
		</section>
	);
}

type ImportActionProps = { intent: "write" | "recheck" | "discard" | "take-back"; look: string; text: string };

function ImportAction({ intent, look, text }: ImportActionProps) {
	const { pathname } = useLocation();
	return (
		<PostForm action={`${pathname}?do=${intent}`} className="inline-flex">
			<SubmitButton className={`btn ${look}`}>{text}</SubmitButton>
		</PostForm>
	);
}
