import { languageNames } from "../../domain/shared/locales.ts";
import { useAccountTexts } from "../i18n/account/texts.ts";
import { useMyTexts } from "../i18n/my/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { linksIn } from "../navigation.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Mark } from "./mark.tsx";
import { Menu, type MenuLink } from "./menu.tsx";

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
