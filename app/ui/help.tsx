import { useTexts } from "../i18n/texts.ts";
import { plain } from "../i18n/typography.ts";
import { Disclosure } from "../islands/disclosure.tsx";
import { Island } from "../islands/island.tsx";
import { inLanguage, useHref, useRequestContext } from "../request-context.ts";
import { Icon } from "./icons.tsx";

/** Spec §2, C-26: on every public page, bottom right. The messages name the page that the visitor is on. */
export function HelpButton() {
	const { language, content, path, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const socialLinks = content?.socialLinks ?? [];
	const message = plain(t.help.message(site.url + inLanguage(path, language)));
	return (
		<details className="help">
			<summary className="btn btn-primary" aria-label={t.help.label}>
				<Icon name="Help" />
			</summary>
			<div className="help-panel">
				<p>{socialLinks.length > 0 ? t.help.text : t.help.none}</p>
				<ul>
					{socialLinks.map(({ id, platform, url }) => (
						<li key={id}>
							<a className="row gap-2" href={withMessage(url, message)} target="_blank" rel="noopener noreferrer">
								<Icon name={platform} />
								{platform}
							</a>
						</li>
					))}
					<li>
						<a className="row gap-2" href={href("/contact")}>
							<Icon name="FileText" />
							{t.nav.contact}
						</a>
					</li>
				</ul>
			</div>
			<Island name="Disclosure" component={Disclosure} props={{ modal: false }} />
		</details>
	);
}

/** Both messengers take the first words of a chat as `text`. A link that is no address of theirs stays as it is. */
function withMessage(url: string, message: string): string {
	const address = URL.parse(url);
	if (!address) return url;
	address.searchParams.set("text", message);
	return address.href;
}
