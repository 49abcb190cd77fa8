import type { listRates } from "../../domain/money/rates/queries.ts";
import { useManagementTexts } from "./frame.ts";
import { LocalTime } from "./local-time.tsx";

type Run = Awaited<ReturnType<typeof listRates>>["run"];

/** When the rates were last fetched, and in words why the last fetch failed. */
export function LastFetch({ run, isFetched, title }: { run: Run; isFetched: boolean; title?: string }) {
	const t = useManagementTexts().rates;
	const { succeededAt, failedAt, fault } = run ?? {};
	return (
		<section aria-labelledby="fetch" className="mb-4">
			<h2 id="fetch" className="text-lg">
				{title ?? t.fetching}
			</h2>
			{!isFetched && <p>{t.off}</p>}
			{isFetched && !succeededAt && !failedAt && <p>{t.never}</p>}
			{succeededAt && (
				<p>
					{t.succeeded} <LocalTime at={succeededAt} />
				</p>
			)}
			{fault && failedAt && (
				<p>
					{t.failed} <LocalTime at={failedAt} />. {(t.faults as Record<string, string>)[fault]} {isFetched && t.retry}
				</p>
			)}
		</section>
	);
}
