import type { ReactNode } from "react";
import { useAccountTexts } from "../i18n/account/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref } from "../request-context.ts";
import { type FormState, FormSummary } from "./form.tsx";
import { Head } from "./head.tsx";
import { MessengerLinks } from "./messenger-links.tsx";

type Props = {
	title: string;
	text?: ReactNode;
	/** The URL to submit to. */
	to: string;
	state: FormState;
	labels: Record<string, string>;
	send: string;
	children?: ReactNode;
	/** Below the form. */
	links?: ReactNode;
};

/** A page with one form about an account, excluded from search engines. */
export function AccountPage({ title, text, to, state, labels, send, children, links }: Props) {
	const href = useHref();
	return (
		<div className="wrap section max-w-[32rem]">
			<Head title={title} hidden />
			<h1>{title}</h1>
			{text && <p className="text mt-4">{text}</p>}
			<form method="post" action={href(to)} noValidate className="notice mt-8 grid gap-4">
				<AccountSummary state={state} labels={labels} />
				{children}
				<div>
					<button type="submit" className="btn btn-primary">
						{send}
					</button>
				</div>
			</form>
			{links && <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">{links}</p>}
		</div>
	);
}

type EmailedLinkPageProps = Props & {
	/** The page that sends a new link, with what its link and the sentence before it say. */
	newLink: { to: string; label: string; text?: string };
};

/** The target page of an emailed link; offers a new link instead of the form if the link is invalid. */
export function EmailedLinkPage({ newLink, ...page }: EmailedLinkPageProps) {
	const href = useHref();
	const { title, state, labels } = page;
	if (!state.issues.some(({ code }) => code === "no_code" || code === "link_invalid")) return <AccountPage {...page} />;
	return (
		<div className="wrap section max-w-[32rem]">
			<Head title={title} hidden />
			<h1 className="mb-6">{title}</h1>
			<AccountSummary state={state} labels={labels} />
			{newLink.text && <p className="mb-4">{newLink.text}</p>}
			<ul className="flex flex-wrap gap-3">
				<li>
					<a className="btn btn-primary" href={href(newLink.to)}>
						{newLink.label}
					</a>
				</li>
				<MessengerLinks />
			</ul>
		</div>
	);
}

/** The errors of a form, in the account service's own words if available. */
export function AccountSummary({ state, labels }: Pick<Props, "state" | "labels">) {
	const t = useTexts();
	const own = useAccountTexts();
	const failures = own.failures as Record<string, string>;
	const lines = state.issues.flatMap(({ code }) => failures[code] ?? []);
	if (state.fault === "limited") lines.push(own.limited(state.minutes));
	else if (state.fault) lines.push(t.form.faults[state.fault]);
	const rest = state.issues.filter(({ code }) => !failures[code]);
	if (lines.length === 0 && rest.length === 0) return null;
	return (
		<FormSummary
			state={{ ...state, issues: rest }}
			title={t.form.error}
			lines={lines.length > 0 ? lines : [t.form.correct]}
			labels={labels}
		/>
	);
}
