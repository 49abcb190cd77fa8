import { languageNames, useTexts } from "../i18n/texts.ts";
import { Island } from "../islands/island.tsx";
import { LanguageSwitcher } from "../islands/language-switcher.tsx";
import { Menu, type MenuProps } from "../islands/menu.tsx";
import { useHref, useVisit } from "../visit.ts";
import { Mark } from "./mark.tsx";

/** Spec §2: the top navigation; on small screens a menu that slides in. */
export function Header() {
	const { language, path, query, site } = useVisit();
	const t = useTexts();
	const href = useHref();
	const links: MenuProps["links"] = [
		{ href: href("/"), text: t.nav.home },
		{ href: href("/programs"), text: t.nav.programs },
		{ href: href("/universities"), text: t.nav.universities },
		{ href: href("/blog"), text: t.nav.blog },
		{ href: href("/about"), text: t.nav.about },
		{ href: href("/contact"), text: t.nav.contact },
	];
	const signIn = { href: "/auth", text: t.nav.signUpSignIn };
	const visaStatus = { href: href("/visa-status"), text: t.nav.visaStatus, look: "outlined" as const };
	const apply = { href: href("/apply"), text: t.nav.apply, look: "primary" as const };
	const here = href(path);
	return (
		<header className="border-b border-rule bg-card">
			<div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
				<a href={href("/")} className="brand">
					<Mark />
					{site.name}
				</a>
				<div className="ml-auto flex items-center gap-2 lg:order-3 lg:ml-0">
					<Island
						name="LanguageSwitcher"
						component={LanguageSwitcher}
						props={{ current: language, label: t.chooseLanguage, returnTo: path + query, names: languageNames }}
					/>
					<div className="lg:hidden">
						<Island
							name="Menu"
							component={Menu}
							props={{ open: t.menu, label: t.nav.label, links: [...links, signIn, visaStatus, apply] }}
						/>
					</div>
				</div>
				<nav aria-label={t.nav.label} className="hidden lg:ml-auto lg:flex lg:items-center lg:gap-1">
					{links.map(({ href: to, text }) => (
						<a key={to} href={to} className="nav" aria-current={to === here ? "page" : undefined}>
							{text}
						</a>
					))}
					<a href={signIn.href} className="nav">
						{signIn.text}
					</a>
					<a href={visaStatus.href} className="btn ml-2">
						{visaStatus.text}
					</a>
					<a href={apply.href} className="btn btn-primary ml-1">
						{apply.text}
					</a>
				</nav>
			</div>
		</header>
	);
}
