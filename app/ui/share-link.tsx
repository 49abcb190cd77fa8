import { useMyTexts } from "../i18n/my/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { plain } from "../i18n/typography.ts";
import { inLanguage, useRequestContext } from "../request-context.ts";
import { SiteIcon } from "./site-icons.tsx";

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
	const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${plain(text)} ${address}` })}`;
	return (
		<section className="print:hidden">
			<h2>{title}</h2>
			<label className="label mt-3" htmlFor="address">
				{label}
			</label>
			<input id="address" className="field" readOnly value={address} />
			<ul className="mt-3 flex flex-wrap gap-3">
				<CopyButton from="address" text={t.copy} />
				<ShareButton name="Telegram" to={telegramShare(address, text)} text={t.telegram} />
				<ShareButton name="WhatsApp" to={whatsapp} text={t.whatsapp} />
			</ul>
			<p className="note mt-2">{hint}</p>
		</section>
	);
}

/** Copies what the element with the id `from` shows; a list item. */
function CopyButton({ from, text }: { from: string; text: string }) {
	const t = useTexts().shortlist;
	return (
		<li className="needs-script">
			<button type="button" className="btn copy-button" data-copy={from} aria-live="polite">
				<span>{text}</span>
				<span>{t.copied}</span>
			</button>
		</li>
	);
}

function ShareButton({ name, to, text }: { name: string; to: string; text: string }) {
	return (
		<li>
			<a className="btn" href={to} target="_blank" rel="noopener noreferrer">
				<SiteIcon name={name} />
				{text}
			</a>
		</li>
	);
}

const telegramShare = (url: string, text: string) =>
	`https://t.me/share/url?${new URLSearchParams({ url, text: plain(text) })}`;

export const referenceId = "own-reference";

/**
 * Copies the reference that the element `referenceId` shows, and sends it to one's own Telegram; list items.
 * @param hasBot the page also connects Telegram, which does more
 */
export function KeepReference({ reference, hasBot }: { reference: string; hasBot: boolean }) {
	const { language, site } = useRequestContext();
	const t = useMyTexts().keep;
	const address = site.url + inLanguage("/my", language);
	return (
		<>
			<CopyButton from={referenceId} text={t.copy} />
			{!hasBot && <ShareButton name="Telegram" to={telegramShare(address, t.note(reference))} text={t.telegram} />}
		</>
	);
}
