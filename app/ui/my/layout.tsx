import type { ReactNode } from "react";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { Head } from "../head.tsx";
import { PrintedHeader } from "../printed-header.tsx";

type MyLayoutProps = {
	title: string;
	/** Whether it is made for paper, too. */
	isPrinted?: boolean;
	/** Messages that the applicant has not seen. */
	unread?: number;
	children: ReactNode;
};

/** The pages of the section "My application": a heading with the sign-out, because the phone may be shared, and its links. */
export function MyLayout({ title, isPrinted = false, unread = 0, children }: MyLayoutProps) {
	const { path, my } = useRequestContext();
	const t = useMyTexts();
	const href = useHref();
	const links = [
		{ to: "/my", text: t.nav.home },
		{ to: "/my/documents", text: t.documents.nav },
		{ to: "/my/messages", text: unread > 0 ? `${t.nav.messages} (${unread})` : t.nav.messages },
		...(my.hasTelegram ? [{ to: "/my/telegram", text: t.telegram.title }] : []),
		// Only a proven session sees the applicant's details and money.
		...(my.level === "proven"
			? [
					{ to: "/my/money", text: t.money.payments },
					{ to: "/my/details", text: t.nav.details },
					{ to: "/my/family", text: t.nav.family },
				]
			: []),
		{ to: "/my/privacy", text: t.privacy.nav },
	];
	/** The link of the section that the page is in: the plan and one application have none, and belong to the first. */
	const section = links.findLast(({ to }) => path === to || path.startsWith(`${to}/`))?.to;
	return (
		<div className="wrap page my">
			<Head title={title} hidden />
			{isPrinted && <PrintedHeader />}
			<div className="flex flex-wrap items-start gap-x-2">
				<h1 className="flex-1">{title}</h1>
				<form className="-mx-2" method="post" action={href("/my/sign-out")}>
					<button type="submit" className="nav link min-h-11 cursor-pointer">
						{t.signOut}
					</button>
				</form>
			</div>
			<nav aria-label={t.nav.label} className="rule-b -mx-2 mt-2 flex flex-wrap pb-1 print:hidden">
				{links.map(({ to, text }) => (
					<a
						key={to}
						href={href(to)}
						className="nav min-h-11 content-center"
						aria-current={to === path ? "page" : to === section ? "true" : undefined}
					>
						{text}
					</a>
				))}
			</nav>
			{children}
		</div>
	);
}
