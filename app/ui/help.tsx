import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { safeRedirectPath } from "../safe-redirect.ts";
import { useQuestionLink } from "./messenger-links.tsx";
import { OpenNow } from "./office-hours.tsx";
import { SiteIcon } from "./site-icons.tsx";

/** Spec §2, C-26: a native popover at the bottom right of every public page. Its messages name the current page. */
export function HelpButton() {
	const { content, language, path } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const socialLinks = content?.social ?? [];
	const withQuestion = useQuestionLink();
	return (
		<div className="help">
			<button type="button" className="btn btn-primary" aria-label={t.help.label} popoverTarget="help">
				<SiteIcon name="Help" />
				<span className="max-md:hidden">{t.help.label}</span>
			</button>
			<div id="help" popover="auto" className="help-panel">
				<p>{socialLinks.length > 0 ? t.help.text : t.help.none}</p>
				<ul>
					{socialLinks.map(({ id, platform, url }) => (
						<li key={id} className="mt-2">
							<a className="row gap-2" href={withQuestion(url)} target="_blank" rel="noopener noreferrer">
								<SiteIcon name={platform} />
								{platform}
							</a>
						</li>
					))}
					{content?.offices.map(
						(office) =>
							office.phone && (
								<li key={office.id} className="mt-2">
									<strong>{localized(office, "name", language)}</strong>
									<a className="link row" href={`tel:${office.phone.replace(/[^+\d]/g, "")}`}>
										{office.phone}
									</a>
									<OpenNow office={office} className="text-sm" />
								</li>
							),
					)}
					<li className="mt-2">
						<a
							className="btn"
							href={`${href("/contact")}?about=${encodeURIComponent(safeRedirectPath(path))}`}
							rel="nofollow"
						>
							{t.help.form}
						</a>
					</li>
				</ul>
			</div>
		</div>
	);
}
