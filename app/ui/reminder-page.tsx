import type { ReactNode } from "react";
import type { FormResult } from "../forms.ts";
import { useTexts } from "../i18n/texts.ts";
import { isUnusable } from "../opening-forms.ts";
import { useHref } from "../request-context.ts";
import { FormSummary, faultLines } from "./form.tsx";
import { Head } from "./head.tsx";

type ReminderPageProps = {
	title: string;
	text: string;
	/** The URL to submit to. */
	to: string;
	state: FormResult;
	send: string;
	/** What a link says that cannot be used. */
	gone?: string;
	children?: ReactNode;
};

/** A page with one button about reminders of closings, excluded from search engines. */
export function ReminderPage({ title, text, to, state, send, gone, children }: ReminderPageProps) {
	const t = useTexts();
	const href = useHref();
	const codes = state.issues.filter(({ field }) => field === "").map(({ code }) => code);
	const isOver = codes.includes("reminder_over");
	const lines = isUnusable(state) ? [gone ?? t.reminders.gone] : isOver ? [t.reminders.over] : faultLines(state, t);
	return (
		<div className="wrap section max-w-[32rem]">
			<Head title={title} hidden />
			<h1>{title}</h1>
			<div className="mt-6">
				<FormSummary state={state} title={t.form.error} lines={lines} labels={{ email: t.reminders.email }} />
			</div>
			{isUnusable(state) || isOver ? (
				<a className="link inline-block py-2.5" href={href("/deadlines")}>
					{t.deadlines.all}
				</a>
			) : (
				<form method="post" action={href(to)} noValidate className="notice grid gap-4">
					<p>{text}</p>
					{children}
					<div>
						<button type="submit" className="btn btn-action">
							{send}
						</button>
					</div>
				</form>
			)}
		</div>
	);
}
