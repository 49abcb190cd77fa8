import type { Caller } from "../../domain/access/caller.ts";
import type { Build } from "../../domain/ports.ts";
import type { Settings } from "../config.ts";
import { createEndpoint, type Endpoint } from "./endpoint.ts";
import type { ReadMetrics } from "./gather.ts";
import type { Metric } from "./metric.ts";
import { createProcessMetrics } from "./process-metrics.ts";
import { createRequestMetrics, type RequestMetrics } from "./request-metrics.ts";
import { readSharedMetrics, readSiteMetrics, type SiteSources } from "./site-metrics.ts";

type Sources = SiteSources & { system: Caller; build: Build };
type Options = Pick<Settings, "metrics"> & { gatherMetrics?: (read: ReadMetrics) => () => Promise<Metric[]> };

/** The metrics of the site (decision 042). */
export function createMetrics(
	{ metrics: { token }, gatherMetrics = (read) => () => read(true) }: Options,
	sources: Sources,
): { observe: RequestMetrics["observe"]; answer: Endpoint; close(): void } {
	const requests = createRequestMetrics();
	const ownProcess = createProcessMetrics(sources.build);
	const read: ReadMetrics = async (isShared) => [
		...requests.read(),
		...ownProcess.read(),
		...readSiteMetrics(sources),
		...(isShared ? await readSharedMetrics(sources.system) : []),
	];
	return {
		observe: requests.observe,
		answer: createEndpoint(gatherMetrics(read), token),
		close: ownProcess.close,
	};
}
