import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { bulk } from "./bulk.ts";
import { common } from "./common.ts";
import { desk } from "./desk.ts";
import { facts } from "./facts.ts";
import { faults, issues, options } from "./forms.ts";
import { lists } from "./lists.ts";
import { navigation } from "./navigation.ts";
import { applications, contact, examples, messages, notifications, suspect } from "./people.ts";
import { tasks } from "./tasks.ts";

/** What every page of the admin panel shares, and what queue, board and the lists of people need. */
export const adminTexts = {
	...common,
	navigation,
	options,
	faults,
	issues,
	applications,
	suspect,
	examples,
	notifications,
	contact,
	messages,
	bulk,
	desk,
	facts,
	lists,
	tasks,
} satisfies LocalizedTexts;
