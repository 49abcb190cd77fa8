import { useMyTexts } from "../i18n/my/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized } from "../i18n/typography.ts";
import { linksIn } from "../navigation.ts";
import { hasPixel } from "../query-parameters.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { MessengerList } from "./messenger-links.tsx";

/** Spec §2 says 2024; the range extends to the current year (C-07). */
const firstYear = 2024;

export function Footer() {
	const { path, site, now, content, language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const own = { path: "/my", text: useMyTexts().title };
	const entity = content?.legalEntity;
	const year = now.getUTCFullYear();
	return (
		<footer className="rule-t bg-sunken">
			<div className="wrap grid gap-2 py-3 md:grid-cols-2 md:gap-4 md:py-6 lg:grid-cols-3">
				<div>
					<p className="footer-title max-md:hidden">{site.name}</p>
					<MessengerList className="mt-3" />
					<p className="text-sm text-muted max-md:hidden">{t.footer.about}</p>
				</div>
				<div>
					<h2 className="footer-title max-md:sr-only">{t.footer.quickLinks}</h2>
					<ul className="grid grid-cols-[5fr_6fr] gap-x-4 text-sm max-[22rem]:grid-cols-1">
						{[...linksIn("footer", t, content), own, ...linksIn("legal", t)].map(({ path: to, text }) => (
							<li key={to}>
								<a className="row py-2 leading-tight" href={href(to)}>
									{text}
								</a>
							</li>
						))}
					</ul>
				</div>
				<div className="text-sm md:max-lg:col-span-2 md:max-lg:columns-2">
					<Offices />
				</div>
			</div>
			<div className="wrap flex flex-wrap items-center gap-x-6 py-3 text-sm text-muted">
				{site.pixelId && hasPixel(path) && (
					<button type="button" className="row needs-script cursor-pointer" data-ads>
						{t.footer.ads}
					</button>
				)}
				{entity && <p className="w-full">{`${localized(entity, "name", language)} · ${entity.registration}`}</p>}
				<p>{t.footer.copyright(year > firstYear ? `${firstYear}–${year}` : String(firstYear), site.name)}</p>
			</div>
		</footer>
	);
}

/** Folded on a phone; wider screens show all details. */
function Offices() {
	const { language, content } = useRequestContext();
	return content?.offices.map((office) => (
		<details key={office.id} className="question fold">
			<summary className="footer-title">
				<span>{localized(office, "name", language)}</span>
			</summary>
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
		</details>
	));
}
