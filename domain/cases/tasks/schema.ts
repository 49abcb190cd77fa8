import {
	type CaseOffice,
	callResults,
	caseOffices,
	factTopics,
	languages,
	type TaskKind,
	taskKinds,
	taskOutcomes,
} from "../../../database/values.ts";

export { type CaseOffice, callResults, caseOffices, factTopics, languages, type TaskKind, taskKinds, taskOutcomes };
