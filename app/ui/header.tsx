import { languageNames } from "../../domain/locales.ts";
import { useAccountTexts } from "../i18n/account/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { linksIn } from "../navigation.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Mark } from "./mark.tsx";
import { Menu, type MenuLink } from "./menu.tsx";

/**
 * Spec §2: the top navigation; below 768 px (O-50) a menu that slides in. Two rows, because Russian and Uzbek need them on
 * every screen: the actions beside the name, the pages below.
 */
export function Header() {
	const { language, path, query, site, account } = useRequestContext();
	const t = useTexts();
	const own = useAccountTexts();
	const href = useHref();
	const links: MenuLink[] = linksIn("header", t).map(({ path, text }) => ({ href: href(path), text }));
	const entrance = account
		? account.role === "user"
			? { href: href("/account"), text: own.account }
			: { href: "/admin", text: own.admin }
		: { href: href("/auth"), text: t.nav.signUpSignIn };
	const guide = { href: href("/admissions"), text: t.footer.admissionsGuide };
	const visaStatus = { href: href("/visa-status"), text: t.nav.visaStatus, look: "outlined" as const };
	const apply = { href: href("/apply"), text: t.nav.apply, look: "primary" as const };
	const here = href(path);
	return (
		<header className="rule-b bg-card">
			<div className="wrap flex flex-wrap items-center gap-x-2 py-2">
				<a href={href("/")} className="brand mr-auto">
					<Mark />
					{site.name}
				</a>
				<nav aria-label={t.nav.label} className="hidden md:contents">
					<a href={visaStatus.href} className="btn">
						{visaStatus.text}
					</a>
					<a href={apply.href} className="btn btn-action">
						{apply.text}
					</a>
					<div className="order-1 -mx-2 mt-1 flex w-[calc(100%+1rem)] flex-wrap items-center">
						{links.map(({ href: to, text }) => (
							<a key={to} href={to} className="nav" aria-current={to === here ? "page" : undefined}>
								{text}
							</a>
						))}
						<a href={entrance.href} className="nav ml-auto">
							{entrance.text}
						</a>
						{account && <SignOut look="nav" />}
					</div>
				</nav>
				<div className="flex items-center gap-1">
					<LanguageSwitcher current={language} label={t.chooseLanguage} returnTo={path + query} names={languageNames} />
					<Menu links={[...links, guide, entrance, visaStatus, apply]} current={here}>
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
