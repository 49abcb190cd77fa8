import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { feeForm } from "../shared/fields.ts";
import { analytics, overviewPage } from "./analytics.ts";
import { bulk } from "./bulk.ts";
import { caseTexts } from "./case.ts";
import { programs, universities } from "./catalog.ts";
import { certifications } from "./certifications.ts";
import { common } from "./common.ts";
import { content } from "./content.ts";
import { desk } from "./desk.ts";
import { facts } from "./facts.ts";
import { faults, issues, options, toasts, upload } from "./forms.ts";
import { importExport } from "./import-export.ts";
import { lists } from "./lists.ts";
import { maintenance } from "./maintenance.ts";
import { money } from "./money.ts";
import { applications, contact, messages, notifications, suspect } from "./people.ts";
import { rates } from "./rates.ts";
import { auditLog, blog, launch, translations, versions } from "./site.ts";
import { tasks } from "./tasks.ts";
import { roles, users } from "./users.ts";

/** Texts of the admin panel: shared texts, then one section per tab. */
export const adminTexts = {
	...common,
	upload,
	options,
	toasts,
	faults,
	issues,
	universities,
	programs,
	applications,
	suspect,
	notifications,
	contact,
	users,
	roles,
	messages,
	blog,
	log: auditLog,
	translations,
	versions,
	launch,
	analytics,
	overviewPage,
	bulk,
	feeForm,
	case: caseTexts,
	content,
	desk,
	facts,
	importExport,
	lists,
	maintenance,
	rates,
	money,
	certifications,
	tasks,
} satisfies LocalizedTexts;
