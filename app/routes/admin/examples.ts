import { removeExamples } from "../../../domain/cases/examples/commands.ts";
import { adminAction } from "../../admin/page-handlers.ts";

/** Removes the invented people of the sample data. */
export const action = adminAction(({ caller }) => ({
	done: "examples_removed",
	back: "/admin/queue",
	submit: () => removeExamples(caller),
}));
