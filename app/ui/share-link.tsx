import { useTexts } from "../i18n/texts.ts";
import { plain } from "../i18n/typography.ts";
import { Icon } from "./icons.tsx";

type ShareLinkProps = {
	/** The heading, and the label of the field with the address. */
	title: string;
	label: string;
	address: string;
	/** What messengers show before the address. */
	text: string;
	hint: string;
};

/** A link to copy and to send. The field and the messengers work without script. */
export function ShareLink({ title, label, address, text, hint }: ShareLinkProps) {
	const t = useTexts().shortlist;
	const said = plain(text);
	const telegram = `https://t.me/share/url?${new URLSearchParams({ url: address, text: said })}`;
	const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${said} ${address}` })}`;
	return (
		<section className="print:hidden">
			<h2>{title}</h2>
			<label className="label mt-3" htmlFor="address">
				{label}
			</label>
			<input id="address" className="field" readOnly value={address} />
			<ul className="mt-3 flex flex-wrap gap-3">
				<li className="needs-script">
					<button type="button" className="btn copy-button" data-copy="">
						<span>{t.copy}</span>
						<span role="status">{t.copied}</span>
					</button>
				</li>
				{(
					[
						["Telegram", telegram, t.telegram],
						["WhatsApp", whatsapp, t.whatsapp],
					] as const
				).map(([name, to, action]) => (
					<li key={name}>
						<a className="btn" href={to} target="_blank" rel="noopener noreferrer">
							<Icon name={name} />
							{action}
						</a>
					</li>
				))}
			</ul>
			<p className="note mt-2">{hint}</p>
		</section>
	);
}
