import { languageNames } from "../../domain/locales.ts";
import { useAccountTexts } from "../i18n/account/texts.ts";
import { useMyTexts } from "../i18n/my/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { linksIn } from "../navigation.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { Icon } from "./icons.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Mark } from "./mark.tsx";
import { Menu, type MenuLink } from "./menu.tsx";

/**
 * Spec §2: the top navigation. One row from 1200 px, two rows on tablets (the actions beside the name, the pages below),
 * and below 768 px (O-50) a menu that slides in.
 */
export function Header() {
	const { language, path, query, site, account } = useRequestContext();
	const t = useTexts();
	const own = useAccountTexts();
	const href = useHref();
	const links: MenuLink[] = linksIn("header", t).map(({ path, text }) => ({ href: href(path), text }));
	const isStaff = account !== undefined && account.role !== "user";
	const entrance = isStaff
		? { href: href("/admin/queue"), text: own.admin }
		: account
			? { href: href("/account"), text: own.account }
			: { href: href("/auth"), text: t.nav.signUpSignIn };
	const costs = { href: href("/costs"), text: t.costs.nav };
	const savedList = { href: href("/saved"), text: t.chosen.savedNav };
	const application = { href: href("/my"), text: useMyTexts().title };
	const visaStatus = { href: href("/visa-status"), text: t.nav.visaStatus, look: "outlined" as const };
	const apply = { href: href("/apply"), text: t.nav.apply, look: "primary" as const };
	const here = href(path);
	return (
		<header className="rule-b bg-card">
			{/* Signed-in visitors have two more controls, so one row needs more width. */}
			<div
				className={`wrap flex flex-wrap items-center py-2 ${account ? "w-[min(100%-2rem,82rem)] gap-x-1" : "gap-x-2"}`}
			>
				<a href={href("/")} className="brand mr-auto">
					<Mark />
					{site.name}
				</a>
				<nav aria-label={t.nav.label} className="hidden md:contents">
					<div className="pages">
						{links.map(({ href: to, text }) => (
							<a key={to} href={to} className="nav" aria-current={to === here ? "page" : undefined}>
								{text}
							</a>
						))}
					</div>
					<a href={visaStatus.href} className="btn">
						{visaStatus.text}
					</a>
					<a href={apply.href} className="btn btn-action">
						{apply.text}
					</a>
					{isStaff ? (
						<a href={entrance.href} className="nav">
							{entrance.text}
						</a>
					) : (
						<a href={entrance.href} className="nav" aria-label={entrance.text} title={entrance.text}>
							<Icon name="User" />
						</a>
					)}
					{account && <SignOut look="nav" />}
				</nav>
				<div className="flex flex-wrap items-center gap-1">
					<LanguageSwitcher current={language} label={t.chooseLanguage} returnTo={path + query} names={languageNames} />
					<Menu links={[...links, costs, savedList, application, entrance, visaStatus, apply]} current={here}>
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
