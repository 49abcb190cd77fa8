import { Form } from "react-router";
import { getPack } from "../../../domain/documents/pack-queries.ts";
import { localized } from "../../../domain/shared/language.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { FormField } from "../../admin/form-field.tsx";
import { useCaseTexts, useFrame } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import type { Route } from "./+types/applicant-pack";

export const loader = adminLoader("pack", ({ caller }, { params: { application }, url }: Route.LoaderArgs) =>
	getPack(caller, application, url.searchParams.get("template")),
);

/** What the university of an application gets, what is missing, and the download. */
export default function ApplicantPack({ loaderData, params }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const { language } = useFrame();
	const { pack: t, names, states } = texts.papers;
	const back = `/admin/applicants/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { university, template, templates, papers, size, format, agreedAt } = loaderData.value;
	const title = university ? t.title(localized(university, "name", language)) : t.make;
	const missing = papers.filter(({ state }) => state !== "included" && state !== "not_needed").length;
	const canMake = template !== null && agreedAt !== null && size > 0;
	return (
		<Dialog title={title} back={back}>
			<div className="grid gap-4">
				{!university && <p className="notice">{t.noUniversity}</p>}
				{university && templates.length === 0 && (
					<p className="notice">
						{t.noTemplate}{" "}
						<Link to="/admin/pack-templates/new" className="link">
							{t.add}
						</Link>
					</p>
				)}
				{templates.length > 1 && (
					<Form className="flex flex-wrap items-end gap-2" preventScrollReset>
						<FormField
							key={template?.id}
							name="template"
							label={t.template}
							choices={templates.map(({ id, name }) => [id, name])}
							initial={template?.id}
						/>
						<button type="submit" className="btn btn-small">
							{t.show}
						</button>
					</Form>
				)}
				{template && (
					<>
						<p className={agreedAt ? "text-celadon" : "notice"}>
							{agreedAt ? t.agreed(formatDay(agreedAt.toISOString().slice(0, 10), language)) : t.notAgreed}
						</p>
						<p>
							<strong className={missing > 0 ? "text-brick" : "text-celadon"}>
								{missing > 0 ? t.missing(missing) : t.complete}
							</strong>
						</p>
						<ol>
							{papers.map(({ code, name, state }) => (
								<li key={code}>
									{names[code]} <span className="text-sm text-muted">{name}</span>{" "}
									<strong className={state === "included" ? "text-sm text-celadon" : "text-sm text-brick"}>
										{{ ...states, ...t.states }[state]}
									</strong>
								</li>
							))}
						</ol>
						<p className="text-sm text-muted">
							{`${t.size}: ${formatNumber(Math.ceil((size / 1024 / 1024) * 10) / 10, language)} MB. `}
							{template.format === "pdf" && format === "zip" && `${t.tooLarge} `}
							{t.safe}
						</p>
					</>
				)}
				<Form
					method="post"
					action={`/admin/applicants/${params.id}/pack/${params.application}/file`}
					reloadDocument
					className="dialog-actions"
				>
					<input type="hidden" name="template" value={template?.id} />
					<Link to={back} preventScrollReset className="btn">
						{texts.close}
					</Link>
					{canMake && (
						<button type="submit" className="btn btn-primary">
							{t.download}
						</button>
					)}
				</Form>
			</div>
		</Dialog>
	);
}
