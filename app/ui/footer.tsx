import { localized } from "../../domain/language.ts";
import { fallbackOffices } from "../fallbacks.ts";
import { useTexts } from "../i18n/texts.ts";
import { linksIn } from "../navigation.ts";
import { hasPixel } from "../query-parameters.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { Icon } from "./icons.tsx";

/** Spec §2 says 2024; the range extends to the current year (C-07). */
const firstYear = 2024;

export function Footer() {
	const { language, content, path, site, now } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const offices = content?.offices.length ? content.offices : fallbackOffices;
	const socialLinks = content?.social ?? [];
	const year = now.getUTCFullYear();
	return (
		<footer className="rule-t bg-sunken">
			<div className="wrap grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
				<div>
					<p className="footer-title">{site.name}</p>
					<p className="mt-2 text-muted">{t.footer.about}</p>
				</div>
				<div>
					<h2 className="footer-title">{t.footer.quickLinks}</h2>
					<ul className="mt-1">
						{linksIn("footer", t).map(({ path: to, text }) => (
							<li key={to}>
								<a className="row" href={href(to)}>
									{text}
								</a>
							</li>
						))}
					</ul>
				</div>
				<div>
					<h2 className="footer-title">{t.footer.offices}</h2>
					<ul className="mt-2 grid gap-4">
						{offices.map((office) => (
							<li key={office.id}>
								<p className="font-semibold">{localized(office, "name", language)}</p>
								<p className="text-muted">{localized(office, "address", language)}</p>
								{office.phone && (
									<a className="row whitespace-nowrap" href={`tel:${office.phone.replace(/[^+\d]/g, "")}`}>
										{office.phone}
									</a>
								)}
								{office.email && (
									<a className="row" href={`mailto:${office.email}`}>
										{office.email}
									</a>
								)}
							</li>
						))}
					</ul>
				</div>
				{socialLinks.length > 0 && (
					<div>
						<h2 className="footer-title">{t.footer.messengers}</h2>
						<ul className="mt-2 flex gap-2">
							{socialLinks.map(({ id, platform, url }) => (
								<li key={id}>
									<a
										className="btn"
										href={url}
										target="_blank"
										rel="noopener noreferrer"
										aria-label={t.footer.opensInNewTab(platform)}
									>
										<Icon name={platform} />
									</a>
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
			<div className="wrap flex flex-wrap items-center gap-x-6 rule-t py-4 text-sm text-muted">
				{linksIn("legal", t).map(({ path: to, text }) => (
					<a key={to} className="row" href={href(to)}>
						{text}
					</a>
				))}
				{site.pixelId && hasPixel(path) && (
					<button type="button" className="row needs-script cursor-pointer" data-ads>
						{t.footer.ads}
					</button>
				)}
				<p>{t.footer.copyright(year > firstYear ? `${firstYear}–${year}` : String(firstYear), site.name)}</p>
			</div>
		</footer>
	);
}
