export {
	type CaseOffice,
	callResults,
	caseOffices,
	factTopics,
	handChannels,
	languages,
	type TaskKind,
	taskKinds,
	taskOutcomes,
} from "../../../database/values.ts";

/** How an applicant was reached when the status becomes `contacted`. A message counts by itself, once it has arrived. */
export const contactMeans = ["reached", "visited", "none"] as const;
