import { fallbackSocialLinks } from "../fallbacks.ts";
import { useTexts } from "../i18n/texts.ts";
import { Help, type HelpProps } from "../islands/help.tsx";
import { Island } from "../islands/island.tsx";
import { inLanguage, useHref, useVisit } from "../visit.ts";

/** Spec §2, C-26: on every public page, bottom right. The messages name the page that the visitor is on. */
export function HelpButton() {
	const { language, content, path, site } = useVisit();
	const t = useTexts();
	const href = useHref();
	const socialLinks = content?.socialLinks ?? fallbackSocialLinks;
	const message = t.help.message(site.url + inLanguage(path, language));
	const links: HelpProps["links"] = socialLinks.map(({ platform, url }) => ({
		platform,
		href: withMessage(url, message),
	}));
	return (
		<Island
			name="Help"
			component={Help}
			props={{
				label: t.help.label,
				text: links.length > 0 ? t.help.text : t.help.none,
				contact: t.nav.contact,
				contactHref: href("/contact"),
				links,
			}}
		/>
	);
}

/** Both messengers take the first words of a chat as `text`. A link that is no address of theirs stays as it is. */
function withMessage(url: string, message: string): string {
	const address = URL.parse(url);
	if (!address) return url;
	address.searchParams.set("text", message);
	return address.href;
}
