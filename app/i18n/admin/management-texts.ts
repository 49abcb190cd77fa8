import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { ownAccount } from "../account/own-account.ts";
import { feeForm, intakeForm } from "../shared/fields.ts";
import { analytics, overviewPage } from "./analytics.ts";
import { bulkWork } from "./bulk-work.ts";
import { caseTexts } from "./case-texts.ts";
import { intakeGrid, programs, universities } from "./catalog.ts";
import { certifications } from "./certifications.ts";
import { content } from "./content.ts";
import { documentRules, packTemplates } from "./documents.ts";
import { factChecks } from "./fact-checks.ts";
import { issues } from "./forms.ts";
import { importExport } from "./import-export.ts";
import { markdown, rowForm, upload } from "./inputs.ts";
import { maintenance } from "./maintenance.ts";
import { merge } from "./merge.ts";
import { money } from "./money.ts";
import { payments } from "./payments.ts";
import { rates } from "./rates.ts";
import { recordIssues } from "./record-issues.ts";
import { recordOptions } from "./record-options.ts";
import { reports } from "./reports.ts";
import { scholarships } from "./scholarships.ts";
import { settings } from "./settings.ts";
import { auditLog, blog, launch, translations, versions } from "./site.ts";
import { toasts } from "./toasts.ts";
import { trash } from "./trash.ts";
import { roles, users } from "./users.ts";

/** All texts of the admin panel: those of a case, which the browser has by then, and one section for each page that needs more. */
export const managementTexts = {
	...caseTexts,
	bulk: { ...caseTexts.bulk, trash },
	options: { ...recordOptions, ...caseTexts.options },
	issues: { ...issues, ...recordIssues },
	toasts,
	upload,
	markdown,
	universities,
	programs,
	ownAccount,
	users,
	roles,
	blog,
	log: auditLog,
	translations,
	versions,
	launch,
	factChecks,
	analytics,
	overviewPage,
	bulkWork,
	feeForm,
	intakeForm,
	intakeGrid,
	rowForm,
	content,
	documentRules,
	packTemplates,
	scholarships,
	importExport,
	maintenance,
	rates,
	reports,
	settings,
	merge,
	money,
	payments,
	certifications,
} satisfies LocalizedTexts;
