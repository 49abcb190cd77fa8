import type { ReactNode } from "react";
import { languageNames } from "../../domain/shared/locales.ts";
import { useAccountTexts } from "../i18n/account/texts.ts";
import { useMyTexts } from "../i18n/my/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { linksIn } from "../navigation.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { Icon } from "./icons.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Mark } from "./mark.tsx";
import { MessengerList } from "./messenger-links.tsx";

/** A link that a tablet has in the menu only, so that the header stays two rows. */
const wide = "nav max-lg:hidden";

/**
 * Spec §2: the top navigation. The actions stand beside the name and the pages below them; below 768 px (O-50) only the
 * menu, which slides in, has both.
 */
export function Header() {
	const { language, path, query, site, account } = useRequestContext();
	const t = useTexts();
	const own = useAccountTexts();
	const href = useHref();
	const inHeader = (place: "header" | "find"): MenuLink[] =>
		linksIn(place, t).map(({ path, text }) => ({ href: href(path), text }));
	const links = inHeader("header");
	const find = inHeader("find");
	const isStaff = account !== undefined && account.role !== "user";
	const entrance = isStaff
		? { href: href("/admin/queue"), text: own.admin }
		: account
			? { href: href("/account"), text: own.account }
			: { href: href("/auth"), text: t.nav.signUpSignIn };
	const costs = href("/costs");
	const savedList = { href: href("/saved"), text: t.chosen.savedNav };
	const application = { href: href("/my"), text: useMyTexts().title };
	const first = [application, ...links.filter((link) => link.href === costs)];
	const grouped = new Set([...first, ...find].map((link) => link.href));
	const here = href(path);
	const isCurrent = (to: string) => (to === here ? "page" : undefined);
	const actions = (
		<>
			<a href={href("/visa-status")} className="btn">
				{t.nav.visaStatus}
			</a>
			<a href={href("/apply")} className="btn btn-action">
				{t.nav.apply}
			</a>
		</>
	);
	return (
		<header className="rule-b bg-card">
			<div className="wrap flex flex-wrap items-center gap-x-2 py-2">
				<a href={href("/")} className="brand mr-auto">
					<Mark />
					{site.name}
				</a>
				<nav aria-label={t.nav.label} className="hidden md:contents">
					<div className="pages">
						{links.map(({ href: to, text }) => (
							<a key={to} href={to} className={to === costs ? wide : "nav"} aria-current={isCurrent(to)}>
								{text}
							</a>
						))}
					</div>
					<a href={application.href} className={wide} aria-current={isCurrent(application.href)}>
						{application.text}
					</a>
					{actions}
					{account && (
						<>
							<a href={entrance.href} className="nav">
								{entrance.text}
							</a>
							<SignOut look="nav" />
						</>
					)}
				</nav>
				<div className="flex flex-wrap items-center gap-1">
					<LanguageSwitcher current={language} label={t.chooseLanguage} returnTo={path + query} names={languageNames} />
					<Menu
						groups={[
							{ links: first },
							{ title: t.nav.groups.find, links: [...find, savedList] },
							{ title: t.nav.groups.more, links: links.filter((link) => !grouped.has(link.href)) },
							{ title: t.nav.groups.staff, links: [entrance] },
						]}
						current={here}
						actions={actions}
					>
						{account && <SignOut look="row w-full text-left" />}
					</Menu>
				</div>
			</div>
		</header>
	);
}

function SignOut({ look }: { look: string }) {
	const t = useAccountTexts();
	const href = useHref();
	return (
		<form method="post" action={href("/auth/sign-out")}>
			<button type="submit" className={look}>
				{t.signOut}
			</button>
		</form>
	);
}

declare module "react" {
	/** Invoker commands, which React passes through and its types do not name yet. */
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal";
		commandfor?: string;
	}
}

type MenuLink = { href: string; text: string };
type MenuGroup = { title?: string; links: MenuLink[] };

type MenuProps = {
	groups: MenuGroup[];
	/** The address of the current page, which the menu marks. */
	current: string;
	/** The main actions, below the groups; they stay in view. */
	actions: ReactNode;
	children?: ReactNode;
};

/**
 * The menu: a native modal dialog, which traps the focus, closes with Escape or a tap outside, and returns the focus to
 * its button (O-50). Wide screens have it for what is not in the header.
 */
function Menu({ groups, current, actions, children }: MenuProps) {
	const t = useTexts();
	return (
		<>
			<button type="button" className="btn btn-icon" aria-label={t.menu} command="show-modal" commandfor="menu">
				<Icon name="Menu" />
			</button>
			<dialog id="menu" className="panel" aria-label={t.menu} closedby="any">
				<form method="dialog">
					<button type="submit" className="btn btn-icon ml-auto flex" aria-label={t.closeMenu}>
						<Icon name="Close" />
					</button>
				</form>
				<nav aria-label={t.nav.label}>
					{groups.map(({ title, links }) => (
						<div key={links[0]?.href}>
							{title && <p className="mt-3 text-sm text-muted">{title}</p>}
							<ul>
								{links.map(({ href, text }) => (
									<li key={href}>
										<a href={href} className="row" aria-current={href === current ? "page" : undefined}>
											{text}
										</a>
									</li>
								))}
							</ul>
						</div>
					))}
					{children}
					<div className="menu-actions">{actions}</div>
				</nav>
				<MessengerList className="mt-5" />
			</dialog>
		</>
	);
}
