import { keyField } from "../../forms.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { plain } from "../../i18n/typography.ts";
import { useHref } from "../../request-context.ts";
import { QrCode } from "../qr-code.tsx";

type TelegramCodeProps = {
	/** The URL to submit to. */
	to: string;
	formKey?: string;
	/** The link that the code shows; without it, a button makes one. */
	link: string | null;
};

/** For a computer whose reader has Telegram on the phone: the link to the bot as a QR code. */
export function TelegramCode({ to, formKey, link }: TelegramCodeProps) {
	const t = useMyTexts().telegram;
	const href = useHref();
	return (
		<section aria-labelledby="code" className="hidden md:pointer-fine:block">
			<h2 id="code">{t.onPhone}</h2>
			{link ? (
				<>
					<p className="mt-3 mb-4">{t.codeText}</p>
					<QrCode text={link} label={plain(t.codeLabel)} />
				</>
			) : (
				<form method="post" action={href(to)} className="mt-3">
					{formKey && <input type="hidden" name={keyField} value={formKey} />}
					<button type="submit" name="code" value="yes" className="btn">
						{t.showCode}
					</button>
				</form>
			)}
		</section>
	);
}
