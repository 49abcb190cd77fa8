import { costsQuery } from "../../../domain/money/costs-input.ts";
import type { Costs } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { plain } from "../../i18n/typography.ts";
import { inLanguage, useRequestContext } from "../../request-context.ts";
import { Icon } from "../icons.tsx";

/** The link that opens the same answers: to copy, and to send. It works without script. */
export function SharePage({ costs: { input, shared } }: { costs: Costs }) {
	const { language, path, site } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs.share;
	const address = site.url + inLanguage(path, language) + costsQuery({ ...input, ...shared, query: "", wrong: {} });
	const title = plain(texts.costs.title);
	const telegram = `https://t.me/share/url?${new URLSearchParams({ url: address, text: title })}`;
	const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`;
	return (
		<section className="print:hidden">
			<h2>{t.title}</h2>
			<label className="label mt-3" htmlFor="address">
				{t.address}
			</label>
			<input id="address" className="field" readOnly value={address} />
			<ul className="mt-3 flex flex-wrap gap-3">
				{(
					[
						["Telegram", telegram, t.telegram],
						["WhatsApp", whatsapp, t.whatsapp],
					] as const
				).map(([name, to, text]) => (
					<li key={name}>
						<a className="btn" href={to} target="_blank" rel="noopener noreferrer">
							<Icon name={name} />
							{text}
						</a>
					</li>
				))}
			</ul>
			<p className="note mt-2">{t.hint}</p>
		</section>
	);
}
