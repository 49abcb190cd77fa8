import type { FormResult } from "../../forms.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { FormSummary, faultLines } from "../form.tsx";
import { TelegramButton } from "./telegram-button.tsx";
import { TelegramCode } from "./telegram-code.tsx";

export type FollowProps = {
	/** The path of the page for parents. */
	to: string;
	state: FormResult;
	/** A link that was made to be shown as a code. */
	link: string | null;
};

/** On the page for parents: a parent's own chat that hears of each new step. */
export function FollowInTelegram({ to, state, link }: FollowProps) {
	const t = useMyTexts().telegram;
	const texts = useTexts();
	const lines = state.fault === "limited" ? [t.limited(state.minutes)] : faultLines(state, texts);
	return (
		<div className="notice mt-8 grid gap-6">
			<section aria-labelledby="telegram">
				<h2 id="telegram">{t.title}</h2>
				<p className="mt-2 mb-4">{t.followText}</p>
				<FormSummary state={state} title={texts.form.error} lines={lines} labels={{}} />
				<TelegramButton to={to} text={t.follow} className="btn btn-primary" />
				<p className="note mt-3">{t.connectHint}</p>
			</section>
			<TelegramCode to={to} link={link} />
		</div>
	);
}
