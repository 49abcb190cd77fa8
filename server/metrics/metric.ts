/** One number of a metric. */
export type Sample = {
	value: number;
	/** From small fixed sets only: every combination is stored for as long as the metrics are. */
	labels?: Record<string, string> | undefined;
	/** The end of a histogram's sample name: "_bucket", "_sum" or "_count". */
	suffix?: string;
};

export type Metric = {
	name: string;
	/** One sentence for people. */
	help: string;
	type: "counter" | "gauge" | "histogram";
	samples: Sample[];
};

/** A metric with a single number, or with one for each value of a label. */
export function metric(type: Metric["type"], name: string, help: string, values: number | Sample[]): Metric {
	return { name, help, type, samples: typeof values === "number" ? [{ value: values }] : values };
}

export const contentType = "text/plain; version=0.0.4; charset=utf-8";

/** Writes metrics in Prometheus' text format (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export function formatMetrics(metrics: Metric[]): string {
	return metrics
		.filter(({ samples }) => samples.length > 0)
		.map(({ name, help, type, samples }) =>
			[
				`# HELP ${name} ${escapeHelp(help)}`,
				`# TYPE ${name} ${type}`,
				...samples.map((one) => line(name, one)),
				"",
			].join("\n"),
		)
		.join("");
}

function line(name: string, { value, labels, suffix = "" }: Sample): string {
	const pairs = Object.entries(labels ?? {}).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
	return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${formatValue(value)}`;
}

function formatValue(value: number): string {
	if (Number.isNaN(value)) return "NaN";
	return Number.isFinite(value) ? String(value) : value > 0 ? "+Inf" : "-Inf";
}

const escapeHelp = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
const escapeLabel = (text: string) => escapeHelp(text).replaceAll('"', '\\"');

/** Joins the metrics of several processes: the label `process` tells their samples apart. */
export function mergeMetrics(reports: { process: string; metrics: Metric[] }[]): Metric[] {
	const merged = new Map<string, Metric>();
	for (const { process, metrics } of reports) {
		for (const { samples, ...own } of metrics) {
			const known = merged.get(own.name) ?? { ...own, samples: [] };
			known.samples.push(...samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } })));
			merged.set(own.name, known);
		}
	}
	return [...merged.values()];
}
