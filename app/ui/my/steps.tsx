import type { Progress } from "../../../domain/my/progress.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useRequestContext } from "../../request-context.ts";

type StepsProps = { steps: Progress["steps"]; title: string; id?: string };

/** The seven steps: done, now, ahead, skipped; a rejection closes the line. */
export function Steps({ steps, title, id = "steps" }: StepsProps) {
	const { language } = useRequestContext();
	const t = useMyTexts();
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<ol className="stages with-progress mt-5">
				{steps.map(({ step, state, at }) => (
					<li
						key={step}
						data-passed={state === "done" ? "" : undefined}
						data-skipped={state === "skipped" ? "" : undefined}
						data-closed={state === "closed" ? "" : undefined}
						aria-current={state === "now" ? "step" : undefined}
					>
						<p className={state === "now" ? "font-bold" : state === "done" ? "" : "text-muted"}>
							{t.steps[step]}
							<span className="sr-only">{` (${t.states[state]})`}</span>
						</p>
						{at && state !== "next" && <p className="note">{formatDay(homeDay(at), language)}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}
