import type { BotStatus as Status } from "../../domain/telegram/queries.ts";
import { useManagementTexts } from "./frame.ts";
import { LocalTime } from "./local-time.tsx";

/** How the bot is doing: how messages to it arrive, when the last one did, what went wrong, and how many chats follow. */
export function BotStatus({ mode, name, seenAt, updateAt, fault, chats }: Status) {
	const t = useManagementTexts().maintenance.bot;
	const timeOf = (at: Date | null) => (at ? <LocalTime at={at} /> : t.never);
	return (
		<section aria-labelledby="bot" className="mt-6">
			<h2 id="bot" className="text-lg">
				{t.title} {name && <span className="inline-block max-w-full break-all">@{name}</span>}
			</h2>
			<dl className="fact-list mt-2 max-w-[46rem]">
				<dt>{t.arrival}</dt>
				<dd>{t.modes[mode]}</dd>
				<dt>{t.seen}</dt>
				<dd>{timeOf(seenAt)}</dd>
				<dt>{t.update}</dt>
				<dd>{timeOf(updateAt)}</dd>
				{fault && (
					<>
						<dt>{fault.isOver ? t.pastFault : t.fault}</dt>
						<dd>
							<p role={fault.isOver ? undefined : "alert"}>{t.faults[fault.kind]}</p>
							<LocalTime at={fault.at} />
						</dd>
					</>
				)}
				<dt>{t.chats}</dt>
				<dd>{t.counts(chats.active, chats.stopped, chats.blocked)}</dd>
			</dl>
		</section>
	);
}
