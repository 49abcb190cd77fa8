import type { ReactNode } from "react";
import type { Texts } from "../i18n/dictionaries.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { MessengerLinks } from "./messenger-links.tsx";

/** A message instead of content: an empty result or an error. */
export function Notice({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
	return (
		<div className="notice mt-6">
			<p className="text-lg font-semibold">{title}</p>
			{text && <p className="mt-2 text-muted">{text}</p>}
			{children && <p className="mt-4 flex flex-wrap gap-3">{children}</p>}
		</div>
	);
}

/** Tells staff, who alone can open it, that a record is hidden. */
export function HiddenNote() {
	const t = useTexts();
	return (
		<p className="wrap print:hidden" data-hidden>
			<span className="chip bg-amber-wash text-amber">{t.hiddenPage}</span>
		</p>
	);
}

/** Why a list could not be loaded. */
export const listProblem = (fault: string, { problems }: Texts): string =>
	fault === "unavailable" ? problems.unavailable : problems.unexpected;

/** A list that could not be loaded: what happened, and two ways on. */
export function ListError({ title }: { title: string }) {
	const { path, query } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	return (
		<div className="notice mt-6">
			<p className="text-lg font-semibold">{title}</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				<li>
					<a className="btn btn-primary" href={href(path) + query}>
						{t.errorPage.retry}
					</a>
				</li>
				<MessengerLinks />
			</ul>
		</div>
	);
}

/** The call to apply or to ask at the end of a page. @param query of the form, such as its program */
export function ApplyCall({ query = "", ...own }: { query?: string; title?: string; text?: string }) {
	const { blog, programs } = useTexts();
	const href = useHref();
	return (
		<CallToAction title={blog.callTitle} text={blog.callText} {...own}>
			<a className="btn btn-action" href={href(`/apply${query}`)}>
				{programs.callApply}
			</a>
			<a className="btn" href={href("/contact")}>
				{programs.callContact}
			</a>
		</CallToAction>
	);
}

/** The call to action at the end of a page. */
export function CallToAction({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<section className="wrap section">
			<div className="call">
				<h2>{title}</h2>
				<p className="mt-2 max-w-[60ch]">{text}</p>
				<p className="mt-5 flex flex-wrap gap-3">{children}</p>
			</div>
		</section>
	);
}
