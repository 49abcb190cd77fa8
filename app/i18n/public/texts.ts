import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { cities, fields } from "../shared/fields.ts";
import { programTypes } from "../shared/options.ts";
import { apply } from "./apply.ts";
import { blog } from "./blog.ts";
import { company } from "./company.ts";
import { about, contact, counted, legal } from "./contact.ts";
import { costs } from "./costs.ts";
import { deadlines, intakes, reminders } from "./deadlines.ts";
import { documents } from "./documents.ts";
import { errorPage, notFound, problems } from "./errors.ts";
import { certification, facts, feeTable, money, stamp } from "./facts.ts";
import { chosen, compare, fit, requirements, shortlist } from "./fit.ts";
import { form } from "./forms.ts";
import { hero, home, shareCard } from "./home.ts";
import { footer, help, hiddenPage, layout, nav, notice, sample } from "./layout.ts";
import { listFilters, pager } from "./lists.ts";
import { official } from "./official.ts";
import { plan } from "./plan.ts";
import { programs } from "./programs.ts";
import { promises } from "./promises.ts";
import { scholarships } from "./scholarships.ts";
import { universities } from "./universities.ts";
import { visa } from "./visa.ts";

/** Texts of the public pages. */
export const publicTexts = {
	...layout,
	nav,
	footer,
	help,
	sample,
	notice,
	hiddenPage,
	hero,
	home,
	shareCard,
	filters: listFilters,
	pager,
	money,
	facts,
	intakes,
	deadlines,
	reminders,
	feeTable,
	stamp,
	certification,
	programs,
	universities,
	blog,
	about,
	contact,
	counted,
	legal,
	form,
	apply,
	visa,
	notFound,
	problems,
	errorPage,
	promises,
	costs,
	documents,
	scholarships,
	plan,
	requirements,
	chosen,
	compare,
	shortlist,
	fit,
	official,
	company,
	programTypes,
	cities,
	fields,
} satisfies LocalizedTexts;
