import type { ReactNode } from "react";
import type { FormResult } from "../../forms.ts";
import { useHref } from "../../request-context.ts";
import { Head } from "../head.tsx";
import { OpenSummary } from "./open-summary.tsx";

type OpeningPageProps = {
	title: string;
	text: string;
	/** The URL to submit to. */
	to: string;
	state: FormResult;
	/** The button; without it, the form only shows its errors. */
	send: string | undefined;
	children?: ReactNode;
	/** What comes before the form. */
	first?: ReactNode;
	/** Below the form. */
	links?: ReactNode;
};

/** A page with one form that opens an application, or closes it everywhere. */
export function OpeningPage({ title, text, to, state, send, first, children, links }: OpeningPageProps) {
	const href = useHref();
	return (
		<div className="wrap page">
			<div className="max-w-[32rem]">
				<Head title={title} hidden />
				<h1>{title}</h1>
				<p className="text mt-4">{text}</p>
				{first}
				{send ? (
					<form method="post" action={href(to)} noValidate className="notice mt-6 grid gap-5">
						<OpenSummary state={state} />
						{children}
						<div>
							<button type="submit" className="btn btn-action">
								{send}
							</button>
						</div>
					</form>
				) : (
					<div className="mt-6">
						<OpenSummary state={state} />
					</div>
				)}
				{links && <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">{links}</p>}
			</div>
		</div>
	);
}
