import type { HeldRates as Held } from "../../../domain/money/rates/queries.ts";
import { rateCurrencies } from "../../../domain/money/rates/rules.ts";
import { formatDay, formatRate } from "../../i18n/formats.ts";
import { useFrame, useManagementTexts } from "../frame.ts";
import { PostForm, SubmitButton } from "../post-form.tsx";

type HeldRatesProps = { held: Held[]; last: Held["rates"]; home: string };

/** Rates that differ much from the last ones, with the change of each, until staff decide. */
export function HeldRates({ held, last, home }: HeldRatesProps) {
	const t = useManagementTexts().rates;
	const { language } = useFrame();
	const change = (before: number | undefined, next: number) =>
		[before !== undefined && `${formatRate(before, language)} →`, formatRate(next, language)].filter(Boolean).join(" ");
	const names: Record<string, string> = { USD: t.changes.usd, KRW: t.changes.krw };
	return (
		<section aria-labelledby="held" className="notice mb-4">
			<h2 id="held" className="text-lg">
				{t.held}
			</h2>
			<p className="mt-1">{t.heldHint}</p>
			{held.map(({ onDate, rates }) => (
				<PostForm key={onDate} action={home} className="mt-3">
					<input type="hidden" name="day" value={onDate} />
					<h3 className="font-semibold">{t.heldOn(formatDay(onDate, language))}</h3>
					{rateCurrencies.map(
						(currency) =>
							rates[currency] !== undefined && (
								<p key={currency}>
									{names[currency] ?? `${currency}:`} {change(last[currency], rates[currency])}
								</p>
							),
					)}
					<p className="mt-2 flex flex-wrap gap-2">
						<SubmitButton name="intent" value="confirm" className="btn btn-small btn-primary">
							{t.confirm}
						</SubmitButton>
						<SubmitButton name="intent" value="discard" className="btn btn-small">
							{t.discard}
						</SubmitButton>
					</p>
				</PostForm>
			))}
		</section>
	);
}
