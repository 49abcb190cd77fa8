import type { ListedProgram } from "../../domain/catalog/program-queries.ts";
import { formatDay } from "../i18n/formats.ts";
import { typeName, useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";

/** Title, facts in the same order everywhere, actions at the bottom. */
export function ProgramCard({ program }: { program: ListedProgram }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const { university } = program;
	const title = localized(program, "title", language);
	return (
		<li className="card p-5">
			<p>
				<span className="tag">{typeName(program.type, t)}</span>
			</p>
			<h2 className="mt-3 text-lg">
				<a className="link-quiet" href={href(`/programs/${program.id}`)}>
					{title}
				</a>
			</h2>
			<p className="mt-1">
				<a className="link-quiet text-muted" href={href(`/universities/${university.id}`)}>
					{localized(university, "name", language)}
				</a>
			</p>
			<p className="clamp mt-3">{localized(program, "description", language)}</p>
			<dl className="facts my-4">
				<dt>{t.programs.city}</dt>
				<dd>{localized(university, "location", language)}</dd>
				<dt>{t.programs.duration}</dt>
				<dd>{localized(program, "duration", language) || t.programs.notGiven}</dd>
				<dt>{t.programs.fees}</dt>
				<dd>{localized(program, "fees", language) || t.programs.notGiven}</dd>
				<dt>{t.programs.deadline}</dt>
				<dd>
					{program.applicationDeadline ? formatDay(program.applicationDeadline, language) : t.programs.noDeadline}
				</dd>
				<dt>{t.programs.requirements}</dt>
				<dd className="clamp">{localized(program, "requirements", language) || t.programs.notGiven}</dd>
			</dl>
			<p className="mt-auto flex flex-wrap gap-2">
				<a
					className="btn btn-primary"
					href={href(`/programs/${program.id}`)}
					aria-label={`${t.programs.details}: ${title}`}
				>
					{t.programs.details}
				</a>
				<a className="btn" href={href(`/apply?program=${program.id}`)} aria-label={`${t.programs.applyNow}: ${title}`}>
					{t.programs.applyNow}
				</a>
			</p>
		</li>
	);
}
