import { type Metric, metric, type Sample } from "./metric.ts";

/** Upper bounds in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statusClasses = ["1xx", "2xx", "3xx", "4xx", "5xx"];

type Series = {
	/** Requests by the first digit of their status. */
	statuses: Float64Array;
	/** Requests by the first bound that they did not exceed; the last number is of those beyond all bounds. */
	buckets: Float64Array;
	seconds: number;
};

export type RequestMetrics = {
	/** Counts a request. Runs for every request, so it allocates nothing once the route is known. */
	observe(route: string, status: number, milliseconds: number): void;
	read(): Metric[];
};

/** Counts the requests of this process by route, and how long their answers took. */
export function createRequestMetrics(): RequestMetrics {
	const routes = new Map<string, Series>();

	function seriesOf(route: string): Series {
		const made = { statuses: new Float64Array(6), buckets: new Float64Array(bounds.length + 1), seconds: 0 };
		routes.set(route, made);
		return made;
	}

	return {
		observe(route, status, milliseconds) {
			const series = routes.get(route) ?? seriesOf(route);
			const seconds = milliseconds / 1_000;
			let bucket = 0;
			while (bucket < bounds.length && seconds > (bounds[bucket] as number)) bucket++;
			(series.buckets[bucket] as number)++;
			(series.statuses[Math.floor(status / 100)] as number)++;
			series.seconds += seconds;
		},
		read: () => [
			metric(
				"counter",
				"http_requests_total",
				"Requests by route and class of status.",
				[...routes].flatMap(([route, { statuses }]) =>
					statusClasses.flatMap((status, at) => {
						const value = statuses[at + 1] ?? 0;
						// A series that begins with its first error would hide it from rates.
						return value > 0 || status === "5xx" ? [{ value, labels: { route, status } }] : [];
					}),
				),
			),
			metric(
				"histogram",
				"http_request_duration_seconds",
				"Time from the request's headers until its answer was ready, by route.",
				[...routes].flatMap(([route, series]) => histogramOf(route, series)),
			),
		],
	};
}

/** Buckets are cumulative in Prometheus' format. */
function histogramOf(route: string, { buckets, seconds }: Series): Sample[] {
	let count = 0;
	const samples: Sample[] = [...buckets].map((own, at) => {
		count += own;
		return { suffix: "_bucket", value: count, labels: { route, le: at < bounds.length ? String(bounds[at]) : "+Inf" } };
	});
	return [
		...samples,
		{ suffix: "_sum", value: seconds, labels: { route } },
		{ suffix: "_count", value: count, labels: { route } },
	];
}
