import { startPayload, type WantedRound } from "../../domain/cases/intake-reminders/steps.ts";
import type { FormResult } from "../forms.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref } from "../request-context.ts";
import { FormSecrets } from "./form.tsx";

/** How a visitor can be reminded of closings now. */
export type ReminderWays = {
	/** The form for emails. */
	state: FormResult | null;
	/** The address of the bot. */
	bot: string | null;
};

type ReminderFormProps = { round: WantedRound; day: string; ways: ReminderWays };

/** Asks to be reminded of a closing by email, or by the bot: pressing Start there confirms it. */
export function ReminderForm({ round, day, ways: { state, bot } }: ReminderFormProps) {
	const { reminders: t, legal } = useTexts();
	const href = useHref();
	return (
		<details className="print:hidden">
			<summary className="cursor-pointer py-2.5">{t.open(day)}</summary>
			{state && (
				<form method="post" action={href("/reminders")} className="max-w-[32rem]">
					<ReminderSecrets round={round} state={state} />
					<label className="label">
						{t.email}
						<input type="email" name="email" required autoComplete="email" maxLength={254} className="field" />
					</label>
					<button type="submit" className="btn mt-3">
						{t.send}
					</button>
				</form>
			)}
			{bot && (
				<a className="link inline-block py-2.5" href={`${bot}?start=${startPayload(round)}`}>
					{t.telegram}
				</a>
			)}
			<p className="note">
				{t.about}{" "}
				<a className="link" href={href("/privacy")}>
					{legal.privacy}
				</a>
			</p>
		</details>
	);
}

/** What the form sends besides the address. */
export function ReminderSecrets({
	round: { programId, round, country },
	state,
}: {
	round: WantedRound;
	state: FormResult;
}) {
	return (
		<>
			<input type="hidden" name="program" value={programId} />
			<input type="hidden" name="intake" value={round} />
			{country && <input type="hidden" name="country" value={country} />}
			<FormSecrets state={state} />
		</>
	);
}
