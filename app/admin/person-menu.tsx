import type { SubmitEvent } from "react";
import { useLocation } from "react-router";
import type { Account } from "../../domain/access/session.ts";
import { languageNames } from "../../domain/shared/locales.ts";
import { Icon } from "../ui/icons.tsx";
import { LanguageSwitcher } from "../ui/language-switcher.tsx";
import { useAdminTexts, useFrame } from "./frame.ts";
import { Link } from "./link.tsx";
import { useClosedByLinks } from "./navigation.tsx";
import { tellSignOut } from "./session-watch.ts";

const menuId = "person-menu";

type PersonMenuProps = { account: Account /** Before the session ends. */; onSignOut: () => void };

/** The person's own pages, language and sign-out. The menu opens without script too. */
export function PersonMenu({ account, onSignOut }: PersonMenuProps) {
	const texts = useAdminTexts();
	const t = texts.navigation;
	const { language } = useFrame();
	const { pathname, search } = useLocation();
	const address = pathname + search;
	const menu = useClosedByLinks<HTMLDivElement>(address);
	/** Other tabs are notified after the sign-out; without script the form submits normally. */
	const signOut = async (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		onSignOut();
		try {
			await fetch(form.action, { method: "POST", redirect: "manual" });
			tellSignOut();
			location.assign("/auth");
		} catch {
			form.submit();
		}
	};
	return (
		<>
			<button type="button" popoverTarget={menuId} className="person-button">
				<span>{account.displayName || account.email}</span>
				<Icon name="Down" size={16} />
			</button>
			<div ref={menu} id={menuId} popover="auto" className="person-menu">
				<p className="text-sm text-muted">{account.email}</p>
				<Link to="/admin/account" className="nav">
					{t.besides.account}
				</Link>
				<Link to="/admin/account/work" className="nav">
					{t.absence}
				</Link>
				<LanguageSwitcher current={language} label={t.language} returnTo={address} names={languageNames} />
				<form method="post" action="/auth/sign-out" onSubmit={signOut}>
					<button type="submit" className="btn btn-small">
						{t.signOut}
					</button>
				</form>
			</div>
		</>
	);
}
