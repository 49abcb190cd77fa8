import type { ComponentProps, ReactNode } from "react";
import type { DocumentsInput } from "../../domain/documents/rules.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { DocumentsChoices } from "./documents-choices.tsx";
import { Head } from "./head.tsx";
import { ApplyCall, ListError, listProblem } from "./notice.tsx";
import { PrintedHeader } from "./printed-header.tsx";

type QuestionPageProps = ComponentProps<typeof Head> & {
	fault: string | null;
	lead?: string;
	intro: string;
	/** What the form says already; `questions` are asked before those about the student. */
	input: DocumentsInput;
	questions?: ReactNode;
	submit: string;
	children: ReactNode;
};

/** Links to the groups of a long answer, with how many entries each has. */
export function Jumps({ groups }: { groups: { id: string; title: string; count: number }[] }) {
	const t = useTexts();
	const shown = groups.filter(({ count }) => count > 0);
	if (shown.length < 2) return null;
	return (
		<nav aria-label={t.contents} className="flex flex-wrap gap-2 print:hidden">
			{shown.map(({ id, title, count }) => (
				<a key={id} className="btn wrap-anywhere" href={`#${id}`}>
					{`${title}: ${count}`}
				</a>
			))}
		</nav>
	);
}

/** A page that answers a GET form about a student, whose answers are in the URL so that the same link shows the same page. */
export function QuestionPage({ fault, lead, intro, input, questions, submit, children, ...head }: QuestionPageProps) {
	const { path, query } = useRequestContext();
	const texts = useTexts();
	const href = useHref();
	return (
		<article>
			<Head {...head} hidden={fault !== null || Boolean(head.hidden)} />
			<div className="wrap page grid items-start gap-x-8 gap-y-6 print:gap-y-2 lg:grid-cols-[1fr_22rem]">
				<div>
					<PrintedHeader />
					<h1>{head.title}</h1>
					{lead && <p className="lead">{lead}</p>}
					{fault ? <ListError title={listProblem(fault, texts)} /> : <p className="mt-3 text print:hidden">{intro}</p>}
				</div>
				<form
					key={query}
					method="get"
					action={href(path)}
					className="notice grid gap-4 lg:sticky lg:top-4 lg:row-span-2 print:hidden"
					aria-label={texts.documents.form.legend}
				>
					{questions}
					<DocumentsChoices input={input} />
					<button type="submit" className="btn btn-primary w-full">
						{submit}
					</button>
				</form>
				<div className="grid gap-8 print:gap-3">{children}</div>
			</div>
			<div className="print:hidden">
				<ApplyCall />
			</div>
		</article>
	);
}
