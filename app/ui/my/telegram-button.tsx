import { keyField } from "../../forms.ts";
import { useHref } from "../../request-context.ts";
import { SiteIcon } from "../site-icons.tsx";

type TelegramButtonProps = {
	/** The URL to submit to. */
	to: string;
	/** Where the form is about the session's own application. */
	formKey?: string;
	text: string;
	className?: string;
};

/** Opens the bot by a new link. A form, because a link on the page would be made for every crawler and prefetch. */
export function TelegramButton({ to, formKey, text, className = "btn" }: TelegramButtonProps) {
	const href = useHref();
	return (
		<form method="post" action={href(to)}>
			{formKey && <input type="hidden" name={keyField} value={formKey} />}
			<button type="submit" className={className}>
				<SiteIcon name="Telegram" />
				{text}
			</button>
		</form>
	);
}
