import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications, images } from "../../database/tables.ts";
import { roles as accountRoles } from "../../database/values.ts";
import * as auditLogCommands from "../../domain/access/audit-log/commands.ts";
import * as auditLogQueries from "../../domain/access/audit-log/queries.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { permissions } from "../../domain/access/permissions.ts";
import * as accountCommands from "../../domain/accounts/commands.ts";
import * as accountSettingsCommands from "../../domain/accounts/settings/commands.ts";
import * as accountSettingsQueries from "../../domain/accounts/settings/queries.ts";
import { changeWorkSettings } from "../../domain/accounts/settings/work-commands.ts";
import { getWorkSettings } from "../../domain/accounts/settings/work-queries.ts";
import * as signUpCommands from "../../domain/accounts/sign-up/commands.ts";
import * as twoFactorCommands from "../../domain/accounts/two-factor/commands.ts";
import * as userCommands from "../../domain/accounts/users/commands.ts";
import * as userQueries from "../../domain/accounts/users/queries.ts";
import { raiseAlarms } from "../../domain/alarms/commands.ts";
import * as analyticsCommands from "../../domain/analytics/commands.ts";
import * as overviewQueries from "../../domain/analytics/overview/queries.ts";
import * as analyticsQueries from "../../domain/analytics/queries.ts";
import { removeExpiredAccess } from "../../domain/applicants/cleanup-commands.ts";
import * as applicantCommands from "../../domain/applicants/commands.ts";
import * as applicantQueries from "../../domain/applicants/queries.ts";
import * as caseCommands from "../../domain/applications/case-commands.ts";
import * as caseQueries from "../../domain/applications/case-queries.ts";
import * as applicationCommands from "../../domain/applications/commands.ts";
import * as applicationExports from "../../domain/applications/export-queries.ts";
import * as applicationLists from "../../domain/applications/list-queries.ts";
import * as applicationQueries from "../../domain/applications/queries.ts";
import { applicationFilter } from "../../domain/applications/rules.ts";
import * as statusCommands from "../../domain/applications/status-commands.ts";
import { auditFilter } from "../../domain/audit-log/filter.ts";
import * as logQueries from "../../domain/audit-log/queries.ts";
import * as blogCommands from "../../domain/blog/commands.ts";
import * as blogQueries from "../../domain/blog/queries.ts";
import * as bulkCommands from "../../domain/bulk/commands.ts";
import * as bulkQueries from "../../domain/bulk/queries.ts";
import * as catalogCommands from "../../domain/catalog/commands.ts";
import * as programQueries from "../../domain/catalog/program-queries.ts";
import * as catalogQueries from "../../domain/catalog/queries.ts";
import {
	programFilter,
	programRecordFilter,
	universityFilter,
	universityRecordFilter,
} from "../../domain/catalog/rules.ts";
import * as universityQueries from "../../domain/catalog/university-queries.ts";
import * as certificationCommands from "../../domain/certifications/commands.ts";
import * as certificationListCommands from "../../domain/certifications/list-commands.ts";
import * as certificationListQueries from "../../domain/certifications/list-queries.ts";
import * as certificationQueries from "../../domain/certifications/queries.ts";
import * as contactCommands from "../../domain/contacts/commands.ts";
import * as contactQueries from "../../domain/contacts/queries.ts";
import * as contactReplyCommands from "../../domain/contacts/reply-commands.ts";
import * as conversationCommands from "../../domain/conversations/commands.ts";
import * as conversationQueries from "../../domain/conversations/queries.ts";
import { problemOf } from "../../domain/errors.ts";
import * as factCommands from "../../domain/facts/commands.ts";
import * as factQueries from "../../domain/facts/queries.ts";
import * as globalSearch from "../../domain/global-search/queries.ts";
import * as imageCommands from "../../domain/images/commands.ts";
import * as imageQueries from "../../domain/images/queries.ts";
import * as importCommands from "../../domain/import-export/commands.ts";
import * as importQueries from "../../domain/import-export/queries.ts";
import * as maintenanceCommands from "../../domain/maintenance/commands.ts";
import * as maintenanceQueries from "../../domain/maintenance/queries.ts";
import * as retentionCommands from "../../domain/maintenance/retention/commands.ts";
import * as statusQueries from "../../domain/maintenance/status-queries.ts";
import * as deliveryCommands from "../../domain/messaging/commands.ts";
import * as conversionCommands from "../../domain/messaging/conversions/commands.ts";
import * as conversionQueries from "../../domain/messaging/conversions/queries.ts";
import * as deliveryQueries from "../../domain/messaging/queries.ts";
import * as moneyCommands from "../../domain/money/commands.ts";
import { readCosts } from "../../domain/money/costs-input.ts";
import * as costsQueries from "../../domain/money/costs-queries.ts";
import * as moneyQueries from "../../domain/money/queries.ts";
import * as codeCommands from "../../domain/my/code-commands.ts";
import * as myCommands from "../../domain/my/commands.ts";
import * as detailsCommands from "../../domain/my/details/commands.ts";
import * as detailsQueries from "../../domain/my/details/queries.ts";
import * as familyCommands from "../../domain/my/family/commands.ts";
import * as familyQueries from "../../domain/my/family/queries.ts";
import * as linkCommands from "../../domain/my/link-commands.ts";
import * as linkQueries from "../../domain/my/link-queries.ts";
import * as myOpenQueries from "../../domain/my/open-queries.ts";
import * as myQueries from "../../domain/my/queries.ts";
import * as officialCommands from "../../domain/official/commands.ts";
import * as officialQueries from "../../domain/official/queries.ts";
import * as promiseCommands from "../../domain/promises/commands.ts";
import * as promiseQueries from "../../domain/promises/queries.ts";
import * as assignCommands from "../../domain/queue/assign-commands.ts";
import * as boardQueries from "../../domain/queue/board-queries.ts";
import * as callCommands from "../../domain/queue/call-commands.ts";
import { adoptInsertedRows } from "../../domain/queue/commands.ts";
import * as followUpCommands from "../../domain/queue/follow-up-commands.ts";
import * as queueListQueries from "../../domain/queue/list-queries.ts";
import { getNews } from "../../domain/queue/live-queries.ts";
import * as queueQueries from "../../domain/queue/queries.ts";
import { isRoundRobin, listStaff } from "../../domain/queue/staff-queries.ts";
import * as viewCommands from "../../domain/queue/view-commands.ts";
import * as viewQueries from "../../domain/queue/view-queries.ts";
import * as rateCommands from "../../domain/rates/commands.ts";
import { fetchRates } from "../../domain/rates/fetch-commands.ts";
import * as rateQueries from "../../domain/rates/queries.ts";
import * as revisionCommands from "../../domain/revisions/commands.ts";
import * as revisionQueries from "../../domain/revisions/queries.ts";
import * as searchIndexCommands from "../../domain/search-index/commands.ts";
import * as searchIndexQueries from "../../domain/search-index/queries.ts";
import * as contentCommands from "../../domain/site-content/commands.ts";
import * as contentQueries from "../../domain/site-content/queries.ts";
import { listTelegramChats } from "../../domain/telegram/case-queries.ts";
import { removeOldBotData } from "../../domain/telegram/cleanup-commands.ts";
import * as telegramCommands from "../../domain/telegram/commands.ts";
import { disconnectMyTelegram } from "../../domain/telegram/disconnect-commands.ts";
import * as telegramLinkCommands from "../../domain/telegram/link-commands.ts";
import * as myTelegramQueries from "../../domain/telegram/my-queries.ts";
import { openByBotLink } from "../../domain/telegram/open-commands.ts";
import { findBotLink } from "../../domain/telegram/open-queries.ts";
import * as telegramQueries from "../../domain/telegram/queries.ts";
import * as botStateCommands from "../../domain/telegram/state-commands.ts";
import * as templateCommands from "../../domain/templates/commands.ts";
import * as templateQueries from "../../domain/templates/queries.ts";
import * as translationCommands from "../../domain/translation-review/commands.ts";
import * as translationQueries from "../../domain/translation-review/queries.ts";
import * as trashCommands from "../../domain/trash/commands.ts";
import * as trashQueries from "../../domain/trash/queries.ts";
import * as visaCommands from "../../domain/visa/commands.ts";
import { freshDatabase } from "../support/site.ts";
import { callerOfAny, connectionsTo } from "../support/staff-callers.ts";

/** Spec §6, S-02. A second copy, so that a mistake in domain/access/permissions.ts is noticed. */
const roles = ["anonymous", "applicant", "proven", ...accountRoles] as const;
const holders: Record<string, readonly string[]> = {
	"catalog:read": roles,
	"catalog:write": ["admin", "owner"],
	"content:read": roles,
	"content:write": ["admin", "owner"],
	"blog:read": roles,
	"blog:write": ["admin", "owner"],
	"contact:submit": roles,
	"application:submit": roles,
	"visa:check": roles,
	"my:open": roles,
	"my:read": ["applicant", "proven"],
	"my:write": ["applicant", "proven"],
	"my:own": ["proven"],
	"applicant:read": ["admin", "owner"],
	"applicant:write": ["admin", "owner"],
	"conversation:write": ["admin", "owner"],
	"task:read": ["admin", "owner"],
	"task:write": ["admin", "owner"],
	"task:run": [],
	"telegram:receive": [],
	"telegram:read": ["admin", "owner"],
	"template:write": ["admin", "owner"],
	"promise:read": roles,
	"rate:read": roles,
	"rate:write": ["admin", "owner"],
	"rate:fetch": [],
	"money:read": roles,
	"money:write": ["admin", "owner"],
	"fact:read": ["admin", "owner"],
	"fact:write": ["admin", "owner"],
	"delivery:send": [],
	"application:read": ["admin", "owner"],
	"application:write": ["admin", "owner"],
	"contact:read": ["admin", "owner"],
	"contact:write": ["admin", "owner"],
	"contact:delete": ["admin", "owner"],
	"delivery:resend": ["admin", "owner"],
	"overview:read": ["admin", "owner"],
	"analytics:read": ["admin", "owner"],
	"analytics:count": [],
	"analytics:sweep": [],
	"conversion:read": ["admin", "owner"],
	"conversion:test": ["admin", "owner"],
	"account:open": roles,
	"account:use": ["user", "admin", "owner"],
	"user:read": ["admin", "owner"],
	"user:write": ["admin", "owner"],
	"staff:write": ["owner"],
	"owner:create": [],
	"history:read": ["admin", "owner"],
	"audit:read": ["owner"],
	"audit:write": [],
	"policy:write": ["owner"],
	"maintenance:read": ["owner"],
	"retention:sweep": [],
	"backup:run": [],
	"image:read": roles,
	"image:write": ["admin", "owner"],
	"image:sweep": [],
	"import:run": [],
	"search:merge": [],
};

type Operation = {
	permission: string;
	/** Prepares a record that the call needs, as the system. */
	given?(system: Caller): Promise<string>;
	/** A call that any caller with the permission can make. */
	call(caller: Caller, given: string): Promise<unknown>;
};

const university = { name: "University of the test", location: "Seoul" };
const office = { name: "Office of the test", address: "Tashkent" };
const aUniversity = (system: Caller) => catalogCommands.createUniversity(system, university);
const program = (universityId: string) => ({ universityId, title: "Program of the test", type: "Master" });
const aProgram = async (system: Caller) => catalogCommands.createProgram(system, program(await aUniversity(system)));
const anOffice = (system: Caller) => contentCommands.createContent(system, "offices", office);
const post = () => ({ slug: `post-${++posts}`, title: "Post", content: "Text" });
const aPost = (system: Caller) => blogCommands.createPost(system, post());
const aChangedOffice = async (system: Caller) => {
	const id = await anOffice(system);
	await contentCommands.updateContent(system, "offices", id, office);
	return id;
};
const picture = new TextEncoder().encode("the same picture again");
const pictureHash = async () =>
	Buffer.from(await crypto.subtle.digest("SHA-256", picture))
		.toString("hex")
		.slice(0, 32);
/** An existing image. */
const anImage = async (system: Caller) => {
	const hash = await pictureHash();
	const { database } = system.permit("image:write");
	const values = { hash, width: 1, height: 1, placeholder: "data:image/webp;base64,AA==" };
	const [row] = await database
		.insert(images)
		.values(values)
		.onConflictDoUpdate({ target: images.hash, set: values })
		.returning({ id: images.id });
	return row?.id as string;
};
/** An example, of no real list. */
const aStatus = {
	scope: "degree",
	status: "certified",
	validFrom: "2025-03-01",
	validTo: "2035-02-28",
	source: "https://www.example.org/list",
	checkedOn: "2025-03-01",
};
const aCertification = async (system: Caller) =>
	certificationCommands.createCertification(system, { ...aStatus, universityId: await aUniversity(system) });
const { scope: _scope, ...aListed } = aStatus;
const aList = {
	...aListed,
	names: "한빛대학교",
	scopes: ["degree"],
	others: false,
	endsEarlier: true,
	isOlder: true,
	skips: true,
	chosen: {},
};
const file = { name: "file.csv", bytes: new TextEncoder().encode("name,location\nImported,Seoul\n") };
const aNewImport = (system: Caller) => importCommands.startImport(system, "universities", file);
const anImport = async (system: Caller) => {
	const id = await aNewImport(system);
	await importCommands.runImport(system, id);
	return id;
};
const everything = { kind: "programs", filter: { query: "", university: "", page: 1 } } as const;
const passport = { fullName: "TEST PERSON", passportNumber: "TEST00001", dateOfBirth: "2000-01-31" };
const none = new URLSearchParams();
let posts = 0;
const today = () => new Date().toISOString().slice(0, 10);
const aContact = async (system: Caller) => {
	const message = { name: "A visitor", email: "visitor@example.com", message: `Message ${++posts}` };
	return (await contactCommands.submitContact(system, message, submission())).id;
};
const anApplication = async (system: Caller) => {
	const { id } = await applicationCommands.submitApplication(
		system,
		{ fullName: `Applicant ${++posts}`, location: "Tashkent", phoneNumber: "12345", age: "19", termsAgreed: true },
		submission(),
	);
	return id;
};
const aTemplate = () => ({ name: crypto.randomUUID(), textEn: "Hello {name}", textRu: "Текст", textUz: "Matn" });
const aSource = () => ({ source: `https://example.com/${crypto.randomUUID()}`, grade: "B", checkedOn: "2026-11-22" });
const aFundsRule = () => ({ ...aSource(), visaTypes: ["D-4-1"], amount: 10_000_000 });
const aCostItem = () => ({ ...aSource(), code: "food", low: 300_000, period: "per_month" });
/** A job belongs to the caller who prepared it, so nobody else's is found. */
const isMissing = (attempt: Promise<unknown>) =>
	attempt.catch((error) => {
		if (problemOf(error)?.kind !== "not-found") throw error;
	});
const aDeletedApplication = async (system: Caller) =>
	applicationCommands.deleteApplication(system, await anApplication(system));
/** A new status of an application, by the id of its event. */
const aNewStatus = async (system: Caller) =>
	(await statusCommands.changeApplicationStatus(system, await anApplication(system), {
		status: "contacted",
	})) as string;
const allApplications = (q = "") => applicationFilter(new URLSearchParams({ q }));
const aDelivery = async (system: Caller) =>
	(await contactQueries.getContact(system, await aContact(system))).deliveries[0]?.id as string;
const submission = () => ({ key: crypto.randomUUID(), language: "en" as const, client: "a visitor" });

const anApplicant = async (system: Caller) => {
	const id = await anApplication(system);
	const { database } = system.permit("application:read");
	const [row] = await database
		.select({ id: applications.applicantId })
		.from(applications)
		.where(eq(applications.id, id));
	return row?.id as string;
};
const opening = { client: "a visitor", signed: undefined };

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

const familyLink = { label: "Mom", language: "uz" };

const origin = { client: "a visitor", language: "en" as const };
const person = () => ({
	email: `person-${++posts}@example.com`,
	password: "seven quiet cranes over Jeonju",
	displayName: "Person of the test",
});
const aUser = (system: Caller) => userCommands.createUser(system, person());
/** A permitted caller gets the error that the account, code or session does not exist. */
const inVain = (attempt: Promise<unknown>) =>
	attempt.catch((error) => {
		if (problemOf(error)?.kind === "refused" || !problemOf(error)) throw error;
	});

const unknownId = "00000000-0000-4000-8000-000000000000";

/** Every operation of the domain with its permission. The last test fails if one is missing. */
const operations: Record<string, Operation> = {
	"accounts/settings/work-queries getWorkSettings": {
		permission: "task:read",
		call: (caller) => inVain(getWorkSettings(caller, unknownId)),
	},
	"accounts/settings/work-commands changeWorkSettings": {
		permission: "staff:write",
		call: (caller) => inVain(changeWorkSettings(caller, unknownId, { languages: [] })),
	},
	"alarms/commands raiseAlarms": { permission: "task:run", call: (caller) => raiseAlarms(caller) },
	"queue/staff-queries listStaff": { permission: "task:read", call: (caller) => listStaff(caller) },
	"queue/staff-queries isRoundRobin": { permission: "task:read", call: (caller) => isRoundRobin(caller) },
	"queue/assign-commands setRoundRobin": {
		permission: "policy:write",
		call: (caller) => assignCommands.setRoundRobin(caller, true),
	},
	"queue/assign-commands assignTask": {
		permission: "task:write",
		call: (caller) => inVain(assignCommands.assignTask(caller, unknownId, null)),
	},
	"queue/assign-commands takeTask": {
		permission: "task:write",
		call: (caller) => inVain(assignCommands.takeTask(caller, unknownId)),
	},
	"queue/assign-commands takeCase": {
		permission: "task:write",
		call: (caller) => inVain(assignCommands.takeCase(caller, unknownId)),
	},
	"queue/assign-commands assignCase": {
		permission: "task:write",
		given: anApplicant,
		call: (caller, id) => assignCommands.assignCase(caller, id, null),
	},
	"applicants/queries listApplicants": {
		permission: "applicant:read",
		call: (caller) => applicantQueries.listApplicants(caller, { query: "a", page: 1 }),
	},
	"applicants/queries getApplicant": {
		permission: "applicant:read",
		given: anApplicant,
		call: (caller, id) => applicantQueries.getApplicant(caller, id),
	},
	"applicants/queries hasCertainEmail": {
		permission: "applicant:read",
		given: anApplicant,
		call: (caller, id) => applicantQueries.hasCertainEmail(caller, id),
	},
	"applicants/queries listCaseEvents": {
		permission: "applicant:read",
		call: (caller) => applicantQueries.listCaseEvents(caller, { page: 1 }),
	},
	"applicants/queries getCaseEvent": {
		permission: "applicant:read",
		given: async (system) => {
			const applicantId = await anApplicant(system);
			const { items } = await applicantQueries.listCaseEvents(system, { applicantId, page: 1 });
			return items[0]?.id as string;
		},
		call: (caller, id) => applicantQueries.getCaseEvent(caller, id),
	},
	"applicants/queries listMessages": {
		permission: "applicant:read",
		call: (caller) => applicantQueries.listMessages(caller, { page: 1 }),
	},
	"applicants/queries getMessage": {
		permission: "applicant:read",
		call: (caller) => inVain(applicantQueries.getMessage(caller, "00000000-0000-4000-8000-000000000000")),
	},
	"applicants/commands updateApplicant": {
		permission: "applicant:write",
		given: anApplicant,
		call: (caller, id) => applicantCommands.updateApplicant(caller, id, { fullName: "Other", language: "uz" }),
	},
	"applicants/commands confirmEmail": {
		permission: "applicant:write",
		given: async (system) => {
			const id = await anApplicant(system);
			await applicantCommands.updateApplicant(system, id, {
				fullName: "Other",
				language: "uz",
				email: "confirmed@example.com",
			});
			return id;
		},
		call: (caller, id) => applicantCommands.confirmEmail(caller, id, "confirmed@example.com"),
	},
	"applicants/commands addLanguageTest": {
		permission: "applicant:write",
		given: anApplicant,
		call: (caller, id) => applicantCommands.addLanguageTest(caller, id, { test: "topik", result: "182" }),
	},
	"applicants/commands updateLanguageTest": {
		permission: "applicant:write",
		given: async (system) => {
			const id = await anApplicant(system);
			return `${id} ${await applicantCommands.addLanguageTest(system, id, { test: "topik", result: "182" })}`;
		},
		call: (caller, given) => {
			const [id, test] = given.split(" ") as [string, string];
			return applicantCommands.updateLanguageTest(caller, id, test, { test: "topik", result: "190" });
		},
	},
	"applicants/commands removeLanguageTest": {
		permission: "applicant:write",
		given: async (system) => {
			const id = await anApplicant(system);
			return `${id} ${await applicantCommands.addLanguageTest(system, id, { test: "topik", result: "182" })}`;
		},
		call: (caller, given) => {
			const [id, test] = given.split(" ") as [string, string];
			return inVain(applicantCommands.removeLanguageTest(caller, id, test));
		},
	},
	"applicants/cleanup-commands removeExpiredAccess": {
		permission: "retention:sweep",
		call: (caller) => removeExpiredAccess(caller),
	},
	"blog/queries listLatestPosts": {
		permission: "blog:read",
		call: (caller) => blogQueries.listLatestPosts(caller, "en"),
	},
	"blog/queries listPosts": {
		permission: "blog:read",
		call: (caller) => blogQueries.listPosts(caller, { query: "" }, "uz"),
	},
	"blog/queries listRelatedPosts": {
		permission: "blog:read",
		call: (caller) => blogQueries.listRelatedPosts(caller, "00000000-0000-4000-8000-000000000000", "ru"),
	},
	"blog/queries getPost": {
		permission: "blog:read",
		given: async (system) => {
			const slug = `post-${++posts}`;
			await blogCommands.createPost(system, { slug, title: "Post", content: "Text", published: true });
			return slug;
		},
		call: (caller, slug) => blogQueries.getPost(caller, slug),
	},
	"blog/queries listPostCovers": {
		permission: "blog:read",
		call: (caller) => blogQueries.listPostCovers(caller),
	},
	"blog/queries findPublishedPost": {
		permission: "blog:read",
		call: (caller) => blogQueries.findPublishedPost(caller, "00000000-0000-4000-8000-000000000000"),
	},
	"blog/queries listPostRecords": {
		permission: "blog:read",
		call: (caller) => blogQueries.listPostRecords(caller, { query: "a", language: "uz", page: 1, size: 12 }),
	},
	"blog/queries getPostRecord": {
		permission: "blog:read",
		given: (system) => blogCommands.createPost(system, { ...post(), published: true }),
		call: (caller, id) => blogQueries.getPostRecord(caller, id),
	},
	"blog/commands updatePost": {
		permission: "blog:write",
		given: aPost,
		call: (caller, id) => blogCommands.updatePost(caller, id, post()),
	},
	"blog/commands deletePost": {
		permission: "blog:write",
		given: aPost,
		call: (caller, id) => blogCommands.deletePost(caller, id),
	},
	"blog/commands publishPost": {
		permission: "blog:write",
		given: aPost,
		call: (caller, id) => blogCommands.publishPost(caller, id, { published: true }),
	},
	"blog/queries listPostsForStaff": {
		permission: "blog:write",
		call: (caller) => blogQueries.listPostsForStaff(caller, { query: "", page: 1 }),
	},
	"blog/queries getPostForStaff": {
		permission: "blog:write",
		given: aPost,
		call: (caller, id) => blogQueries.getPostForStaff(caller, id),
	},
	"applications/list-queries listApplications": {
		permission: "application:read",
		call: (caller) => applicationLists.listApplications(caller, allApplications()),
	},
	"applications/list-queries listMatchingIds": {
		permission: "application:read",
		call: (caller) => applicationLists.listMatchingIds(caller, allApplications(), 200),
	},
	"applications/list-queries listApplicationRecords": {
		permission: "application:read",
		call: (caller) => applicationLists.listApplicationRecords(caller, allApplications()),
	},
	"applications/list-queries getNeighbors": {
		permission: "application:read",
		given: anApplication,
		call: (caller, id) => applicationLists.getNeighbors(caller, id, allApplications()),
	},
	"applications/queries getApplication": {
		permission: "application:read",
		given: anApplication,
		call: (caller, id) => applicationQueries.getApplication(caller, id),
	},
	"applications/export-queries exportApplications": {
		permission: "application:read",
		call: (caller) => applicationExports.exportApplications(caller, allApplications()),
	},
	"applications/export-queries exportApplicationSheet": {
		permission: "application:read",
		call: (caller) => applicationExports.exportApplicationSheet(caller, allApplications()),
	},
	"applications/status-commands undoStatusChange": {
		permission: "application:write",
		given: aNewStatus,
		call: (caller, id) => statusCommands.undoStatusChange(caller, id),
	},
	"applications/status-commands changeApplicationStatus": {
		permission: "application:write",
		given: anApplication,
		call: (caller, id) => statusCommands.changeApplicationStatus(caller, id, { status: "contacted" }),
	},
	"applications/case-queries listCaseApplications": {
		permission: "application:read",
		given: anApplicant,
		call: (caller, id) => caseQueries.listCaseApplications(caller, id),
	},
	"applications/case-queries listTimeline": {
		permission: "application:read",
		given: anApplicant,
		call: (caller, id) => caseQueries.listTimeline(caller, id),
	},
	"applications/case-commands setNextStep": {
		permission: "application:write",
		given: anApplication,
		call: (caller, id) => caseCommands.setNextStep(caller, id, { nextStepText: "Send your diploma." }),
	},
	"applications/case-commands setVisaType": {
		permission: "application:write",
		given: anApplication,
		call: (caller, id) => caseCommands.setVisaType(caller, id, { visaType: "D-2-2" }),
	},
	"applications/case-commands closeApplication": {
		permission: "application:write",
		given: anApplication,
		call: (caller, id) => caseCommands.closeApplication(caller, id, { reason: "withdrawn" }),
	},
	"applications/case-commands reopenApplication": {
		permission: "application:write",
		given: anApplication,
		call: (caller, id) => caseCommands.reopenApplication(caller, id),
	},
	"applications/commands deleteApplication": {
		permission: "application:write",
		given: anApplication,
		call: (caller, id) => applicationCommands.deleteApplication(caller, id),
	},
	"contacts/queries listContacts": {
		permission: "contact:read",
		call: (caller) => contactQueries.listContacts(caller, { page: 1 }),
	},
	"contacts/queries getContact": {
		permission: "contact:read",
		given: aContact,
		call: (caller, id) => contactQueries.getContact(caller, id),
	},
	"global-search/queries searchEverything": {
		permission: "application:read",
		call: (caller) => globalSearch.searchEverything(caller, "example", "en"),
	},
	"contacts/reply-commands replyToContact": {
		permission: "contact:write",
		given: aContact,
		call: (caller, id) => contactReplyCommands.replyToContact(caller, id, { text: "Hello" }),
	},
	"contacts/reply-commands setContactState": {
		permission: "contact:write",
		given: aContact,
		call: (caller, id) => contactReplyCommands.setContactState(caller, id, { state: "closed" }),
	},
	"contacts/commands deleteContact": {
		permission: "contact:delete",
		given: aContact,
		call: (caller, id) => contactCommands.deleteContact(caller, id),
	},
	"messaging/commands resendDelivery": {
		permission: "delivery:resend",
		given: aDelivery,
		call: (caller, id) => deliveryCommands.resendDelivery(caller, id),
	},
	"analytics/overview/queries getOverview": {
		permission: "overview:read",
		call: (caller) => overviewQueries.getOverview(caller),
	},
	"analytics/queries getAnalytics": {
		permission: "analytics:read",
		call: (caller) => analyticsQueries.getAnalytics(caller, { days: 30 }, "en"),
	},
	"analytics/queries exportAnalytics": {
		permission: "analytics:read",
		call: (caller) => analyticsQueries.exportAnalytics(caller, { days: 30 }, "en"),
	},
	"analytics/commands countEvents": {
		permission: "analytics:count",
		call: (caller) =>
			analyticsCommands.countEvents(caller, [
				{ event: "start:apply", subject: "", language: "en", source: "direct", count: 1 },
			]),
	},
	"analytics/commands removeOldCounts": {
		permission: "analytics:sweep",
		call: (caller) => analyticsCommands.removeOldCounts(caller),
	},
	"catalog/program-queries listProgramChoices": {
		permission: "catalog:read",
		call: (caller) => programQueries.listProgramChoices(caller, { query: "a" }, "en"),
	},
	"messaging/commands deliverDue": {
		permission: "delivery:send",
		call: (caller) => deliveryCommands.deliverDue(caller, "chat"),
	},
	"contacts/commands submitContact": {
		permission: "contact:submit",
		call: (caller) =>
			contactCommands.submitContact(
				caller,
				{ name: "A visitor", email: "visitor@example.com", message: `Message ${++posts}` },
				submission(),
			),
	},
	"applications/commands submitApplication": {
		permission: "application:submit",
		call: (caller) =>
			applicationCommands.submitApplication(
				caller,
				{
					fullName: `Applicant ${++posts}`,
					location: "Tashkent",
					phoneNumber: "+998 71 000 00 00",
					age: "19",
					termsAgreed: true,
				},
				submission(),
			),
	},
	"messaging/commands removeOldDeliveries": {
		permission: "delivery:send",
		call: (caller) => deliveryCommands.removeOldDeliveries(caller),
	},
	"messaging/conversions/commands testConversion": {
		permission: "conversion:test",
		call: (caller) => inVain(conversionCommands.testConversion(caller, {}, { source: "", agent: "" })),
	},
	"messaging/conversions/queries getConversionStates": {
		permission: "conversion:read",
		call: (caller) => conversionQueries.getConversionStates(caller),
	},
	"blog/commands createPost": {
		permission: "blog:write",
		call: (caller) => blogCommands.createPost(caller, { slug: `post-${++posts}`, title: "Post", content: "Text" }),
	},
	"catalog/university-queries listUniversities": {
		permission: "catalog:read",
		call: (caller) => universityQueries.listUniversities(caller, universityFilter(none), "uz"),
	},
	"catalog/program-queries listProgramsOf": {
		permission: "catalog:read",
		given: aUniversity,
		call: (caller, id) => programQueries.listProgramsOf(caller, [id]),
	},
	"catalog/university-queries listTopUniversities": {
		permission: "catalog:read",
		call: (caller) => universityQueries.listTopUniversities(caller),
	},
	"catalog/university-queries listUniversityChoices": {
		permission: "catalog:read",
		call: (caller) => universityQueries.listUniversityChoices(caller, undefined, "uz"),
	},
	"catalog/university-queries listUniversityNames": {
		permission: "catalog:read",
		call: (caller) => universityQueries.listUniversityNames(caller, "ru"),
	},
	"certifications/commands createCertification": {
		permission: "catalog:write",
		given: aUniversity,
		call: (caller, id) => certificationCommands.createCertification(caller, { ...aStatus, universityId: id }),
	},
	"certifications/commands updateCertification": {
		permission: "catalog:write",
		given: aCertification,
		call: async (caller, id) => {
			const { universityId } = await certificationQueries.getCertification(caller, id as string, "en");
			await certificationCommands.updateCertification(caller, id as string, { ...aStatus, universityId });
		},
	},
	"certifications/commands deleteCertification": {
		permission: "catalog:write",
		given: aCertification,
		call: (caller, id) => certificationCommands.deleteCertification(caller, id),
	},
	"certifications/list-commands importList": {
		permission: "catalog:write",
		given: aUniversity,
		call: async (caller) => {
			const { digest } = await certificationListQueries.checkList(caller, aList, "en");
			await certificationListCommands.importList(caller, aList, digest);
		},
	},
	"certifications/list-commands deleteList": {
		permission: "catalog:write",
		given: async (system) => {
			const list = { ...aList, chosen: { 한빛대학교: await aUniversity(system) } };
			const { digest } = await certificationListQueries.checkList(system, list, "en");
			await certificationListCommands.importList(system, list, digest);
			return (await certificationListQueries.listLists(system))[0]?.id as string;
		},
		call: (caller, id) => certificationListCommands.deleteList(caller, id),
	},
	"certifications/list-queries checkList": {
		permission: "catalog:write",
		call: (caller) => certificationListQueries.checkList(caller, aList, "en"),
	},
	"certifications/list-queries readListFile": {
		permission: "catalog:write",
		call: (caller) => certificationListQueries.readListFile(caller, file.bytes),
	},
	"certifications/list-queries listLists": {
		permission: "catalog:write",
		call: (caller) => certificationListQueries.listLists(caller),
	},
	"certifications/queries listCertifications": {
		permission: "catalog:write",
		given: aUniversity,
		call: (caller, university) =>
			certificationQueries.listCertifications(caller, { university: university as string, page: 1, size: 10 }),
	},
	"certifications/queries getCertification": {
		permission: "catalog:write",
		given: aCertification,
		call: (caller, id) => certificationQueries.getCertification(caller, id, "en"),
	},
	"certifications/queries listRestrictions": {
		permission: "catalog:read",
		call: (caller) => certificationQueries.listRestrictions(caller),
	},
	"certifications/queries certificationsOf": {
		permission: "catalog:read",
		given: aUniversity,
		call: (caller, id) => certificationQueries.certificationsOf(caller, [id], "2026-11-23"),
	},
	"catalog/university-queries getUniversity": {
		permission: "catalog:read",
		given: aUniversity,
		call: (caller, id) => universityQueries.getUniversity(caller, id),
	},
	"catalog/program-queries listPrograms": {
		permission: "catalog:read",
		call: (caller) => programQueries.listPrograms(caller, programFilter(none)),
	},
	"catalog/program-queries listSimilarPrograms": {
		permission: "catalog:read",
		call: (caller) =>
			programQueries.listSimilarPrograms(caller, {
				id: "00000000-0000-4000-8000-000000000000",
				type: "Bachelor",
				title: "Economics",
				titleEn: null,
				university: { location: "Seoul", locationEn: null },
			}),
	},
	"catalog/program-queries getProgram": {
		permission: "catalog:read",
		given: aProgram,
		call: (caller, id) => programQueries.getProgram(caller, id),
	},
	"catalog/queries summarizeCatalog": {
		permission: "catalog:read",
		call: (caller) => catalogQueries.summarizeCatalog(caller, "2026-11-22"),
	},
	"catalog/queries listCatalogIds": {
		permission: "catalog:read",
		call: (caller) => catalogQueries.listCatalogIds(caller),
	},
	"catalog/queries listCovers": {
		permission: "catalog:read",
		call: (caller) => catalogQueries.listCovers(caller),
	},
	"bulk/commands prepareBulk": {
		permission: "application:write",
		given: anApplication,
		call: (caller, id) =>
			bulkCommands.prepareBulk(caller, { action: "office", input: { office: "seoul" }, rows: [id] }),
	},
	"bulk/commands startBulk": {
		permission: "application:write",
		call: (caller) => isMissing(bulkCommands.startBulk(caller, crypto.randomUUID())),
	},
	"bulk/commands undoBulk": {
		permission: "application:write",
		call: (caller) => isMissing(bulkCommands.undoBulk(caller, crypto.randomUUID())),
	},
	"bulk/commands hasDueBulk": { permission: "task:run", call: (caller) => bulkCommands.hasDueBulk(caller) },
	"bulk/commands runNextBulk": { permission: "task:run", call: (caller) => bulkCommands.runNextBulk(caller) },
	"bulk/commands removeOldBulk": { permission: "task:run", call: (caller) => bulkCommands.removeOldBulk(caller) },
	"bulk/queries getBulk": {
		permission: "application:write",
		call: (caller) => isMissing(bulkQueries.getBulk(caller, crypto.randomUUID())),
	},
	"bulk/queries listBulk": { permission: "application:write", call: (caller) => bulkQueries.listBulk(caller) },
	"catalog/commands createUniversity": {
		permission: "catalog:write",
		call: (caller) => catalogCommands.createUniversity(caller, university),
	},
	"catalog/commands updateUniversity": {
		permission: "catalog:write",
		given: aUniversity,
		call: (caller, id) => catalogCommands.updateUniversity(caller, id, university),
	},
	"catalog/commands deleteUniversity": {
		permission: "catalog:write",
		given: aUniversity,
		call: (caller, id) => catalogCommands.deleteUniversity(caller, id),
	},
	"catalog/commands createProgram": {
		permission: "catalog:write",
		given: aUniversity,
		call: (caller, id) => catalogCommands.createProgram(caller, program(id)),
	},
	"catalog/commands updateProgram": {
		permission: "catalog:write",
		given: aProgram,
		call: async (caller, id) => catalogCommands.updateProgram(caller, id, program(await someUniversity(caller))),
	},
	"catalog/commands deleteProgram": {
		permission: "catalog:write",
		given: aProgram,
		call: (caller, id) => catalogCommands.deleteProgram(caller, id),
	},
	"catalog/university-queries listUniversityRecords": {
		permission: "catalog:write",
		call: (caller) => universityQueries.listUniversityRecords(caller, universityRecordFilter(none), "uz"),
	},
	"catalog/university-queries getUniversityRecord": {
		permission: "catalog:write",
		given: aUniversity,
		call: (caller, id) => universityQueries.getUniversityRecord(caller, id),
	},
	"catalog/program-queries listProgramRecords": {
		permission: "catalog:write",
		call: (caller) => programQueries.listProgramRecords(caller, programRecordFilter(none), "ru"),
	},
	"catalog/program-queries getProgramRecord": {
		permission: "catalog:write",
		given: aProgram,
		call: (caller, id) => programQueries.getProgramRecord(caller, id, "en"),
	},
	"catalog/university-queries suggestUniversities": {
		permission: "catalog:write",
		call: (caller) => universityQueries.suggestUniversities(caller, "uni", "en"),
	},
	"catalog/program-queries suggestPrograms": {
		permission: "catalog:write",
		call: (caller) => programQueries.suggestPrograms(caller, "prog", "en"),
	},
	"catalog/university-queries findUniversity": {
		permission: "catalog:write",
		call: (caller) => universityQueries.findUniversity(caller, "University of the test", ""),
	},
	"analytics/overview/queries countRecords": {
		permission: "overview:read",
		call: (caller) => overviewQueries.countRecords(caller),
	},
	"queue/board-queries listBoard": {
		permission: "task:read",
		call: (caller) => boardQueries.listBoard(caller, {}),
	},
	"queue/list-queries listQueue": {
		permission: "task:read",
		call: (caller) => queueListQueries.listQueue(caller, { page: 1 }),
	},
	"queue/list-queries listQueuedIds": {
		permission: "task:read",
		call: (caller) => queueListQueries.listQueuedIds(caller, { page: 1 }, 200),
	},
	"queue/list-queries listOverdue": {
		permission: "task:read",
		call: (caller) => queueListQueries.listOverdue(caller),
	},
	"queue/list-queries getCase": {
		permission: "task:read",
		given: anApplicant,
		call: (caller, id) => queueListQueries.getCase(caller, id),
	},
	"queue/list-queries countQueue": {
		permission: "task:read",
		call: (caller) => queueListQueries.countQueue(caller),
	},
	"queue/live-queries getNews": {
		permission: "task:read",
		call: (caller) => getNews(caller, "queue", new Date(), { params: none }),
	},
	"queue/list-queries getTask": {
		permission: "task:read",
		call: (caller) => inVain(queueListQueries.getTask(caller, crypto.randomUUID())),
	},
	"queue/view-queries listViews": { permission: "task:read", call: (caller) => viewQueries.listViews(caller) },
	"queue/view-commands saveView": {
		permission: "task:write",
		call: (caller) => inVain(viewCommands.saveView(caller, { name: "", query: "" })),
	},
	"queue/view-commands deleteView": {
		permission: "task:write",
		call: (caller) => inVain(viewCommands.deleteView(caller, crypto.randomUUID())),
	},
	"site-content/queries getContent": {
		permission: "content:read",
		call: (caller) => contentQueries.getContent(caller),
	},
	"site-content/commands createContent": {
		permission: "content:write",
		call: (caller) => contentCommands.createContent(caller, "offices", office),
	},
	"site-content/commands updateContent": {
		permission: "content:write",
		given: anOffice,
		call: (caller, id) => contentCommands.updateContent(caller, "offices", id, office),
	},
	"site-content/commands deleteContent": {
		permission: "content:write",
		given: anOffice,
		call: (caller, id) => contentCommands.deleteContent(caller, "offices", id),
	},
	"accounts/commands resumeSession": {
		permission: "account:open",
		call: (caller) => accountCommands.resumeSession(caller, "forged.forged"),
	},
	"accounts/commands signIn": {
		permission: "account:open",
		call: (caller) => inVain(accountCommands.signIn(caller, { email: "nobody@example.com", password: "x" }, origin)),
	},
	"accounts/commands verifyTwoFactor": {
		permission: "account:open",
		call: (caller) => inVain(accountCommands.verifyTwoFactor(caller, { code: "123456" }, "forged", origin)),
	},
	"accounts/commands signOut": {
		permission: "account:open",
		call: (caller) => accountCommands.signOut(caller, "forged.forged"),
	},
	"accounts/commands recordDeniedAccess": {
		permission: "audit:write",
		call: (caller) => accountCommands.recordDeniedAccess(caller, { userId: null, network: null }, ["catalog:write"]),
	},
	"accounts/settings/queries listSessions": {
		permission: "account:use",
		call: (caller) => accountSettingsQueries.listSessions(caller, "none"),
	},
	"accounts/settings/commands changePassword": {
		permission: "account:use",
		call: (caller) =>
			inVain(
				accountSettingsCommands.changePassword(
					caller,
					"none",
					{ currentPassword: "x", newPassword: "y".repeat(9) },
					origin,
				),
			),
	},
	"accounts/settings/commands endSession": {
		permission: "account:use",
		call: (caller) => inVain(accountSettingsCommands.endSession(caller, "none")),
	},
	"accounts/settings/commands endOtherSessions": {
		permission: "account:use",
		call: (caller) => accountSettingsCommands.endOtherSessions(caller, "none", origin),
	},
	"accounts/sign-up/commands signUp": {
		permission: "account:open",
		call: (caller) => signUpCommands.signUp(caller, person(), origin),
	},
	"accounts/sign-up/commands confirmEmail": {
		permission: "account:open",
		call: (caller) => inVain(signUpCommands.confirmEmail(caller, "forged.forged")),
	},
	"accounts/sign-up/commands requestPasswordReset": {
		permission: "account:open",
		call: (caller) => signUpCommands.requestPasswordReset(caller, { email: "nobody@example.com" }, origin),
	},
	"accounts/sign-up/commands setPassword": {
		permission: "account:open",
		call: (caller) =>
			inVain(
				signUpCommands.setPassword(caller, "forged.forged", { password: "seven quiet cranes over Jeonju" }, origin),
			),
	},
	"accounts/two-factor/commands beginTwoFactor": {
		permission: "account:use",
		call: (caller) => inVain(twoFactorCommands.beginTwoFactor(caller, "none", { password: "x" }, origin)),
	},
	"accounts/two-factor/commands confirmTwoFactor": {
		permission: "account:use",
		call: (caller) => inVain(twoFactorCommands.confirmTwoFactor(caller, "none", { code: "123456" }, origin)),
	},
	"accounts/two-factor/commands disableTwoFactor": {
		permission: "account:use",
		call: (caller) => inVain(twoFactorCommands.disableTwoFactor(caller, "none", { password: "x" }, origin)),
	},
	"accounts/two-factor/commands renewRecoveryCodes": {
		permission: "account:use",
		call: (caller) => inVain(twoFactorCommands.renewRecoveryCodes(caller, "none", { password: "x" }, origin)),
	},
	"accounts/users/commands createUser": {
		permission: "user:write",
		call: (caller) => userCommands.createUser(caller, person()),
	},
	"accounts/users/commands createFirstOwner": {
		permission: "owner:create",
		call: (caller) => userCommands.createFirstOwner(caller, person()),
	},
	"accounts/users/commands changeRole": {
		permission: "user:write",
		given: aUser,
		call: (caller, id) => userCommands.changeRole(caller, id, { role: "admin" }),
	},
	"accounts/users/commands sendPasswordReset": {
		permission: "user:write",
		given: async (system) => {
			const known = person();
			await userCommands.createUser(system, known);
			return known.email;
		},
		// This context has no mail server; the error comes after the permission check.
		call: (caller, email) =>
			userCommands.sendPasswordReset(caller, { email }, "en").catch((error) => {
				if (problemOf(error)?.kind !== "unavailable") throw error;
			}),
	},
	"accounts/users/commands deleteUser": {
		permission: "user:write",
		given: aUser,
		call: (caller, id) => userCommands.deleteUser(caller, id),
	},
	"accounts/users/commands requireTwoFactor": {
		permission: "policy:write",
		call: (caller) => userCommands.requireTwoFactor(caller, false),
	},
	"accounts/users/queries listUsers": {
		permission: "user:read",
		call: (caller) => userQueries.listUsers(caller, { query: "a", page: 1 }),
	},
	"accounts/users/queries listAllUsers": {
		permission: "user:read",
		call: (caller) => userQueries.listAllUsers(caller),
	},
	"accounts/users/queries getUser": {
		permission: "user:read",
		given: aUser,
		call: (caller, id) => userQueries.getUser(caller, id),
	},
	"accounts/users/queries listProfiles": {
		permission: "user:read",
		given: aUser,
		call: (caller, userId) => userQueries.listProfiles(caller, { userId, page: 1, size: 12 }),
	},
	"accounts/users/queries getProfile": {
		permission: "user:read",
		given: async (system) => {
			const userId = await aUser(system);
			return (await userQueries.listProfiles(system, { userId, page: 1, size: 1 })).items[0]?.id as string;
		},
		call: (caller, id) => userQueries.getProfile(caller, id),
	},
	"accounts/users/queries countUsers": { permission: "user:read", call: (caller) => userQueries.countUsers(caller) },
	"accounts/users/queries needsTwoFactor": {
		permission: "user:read",
		call: (caller) => userQueries.needsTwoFactor(caller),
	},
	"my/commands resumeSession": {
		permission: "my:open",
		call: (caller) => myCommands.resumeSession(caller, "forged.forged"),
	},
	"my/commands openApplication": {
		permission: "my:open",
		call: (caller) =>
			inVain(myCommands.openApplication(caller, { reference: "HM-2222-2222", phone: "901234567" }, opening)),
	},
	"my/commands openSentApplication": {
		permission: "my:open",
		call: (caller) => myCommands.openSentApplication(caller, crypto.randomUUID(), opening),
	},
	"my/commands endSession": {
		permission: "my:open",
		call: (caller) => myCommands.endSession(caller, "forged.forged"),
	},
	"my/commands endAllSessions": {
		permission: "my:write",
		call: (caller) => myCommands.endAllSessions(caller),
	},
	"my/commands requireLink": {
		permission: "policy:write",
		call: (caller) => myCommands.requireLink(caller, false),
	},
	"my/open-queries getOpenWays": {
		permission: "my:open",
		call: (caller) => myOpenQueries.getOpenWays(caller),
	},
	"my/queries previewApplication": {
		permission: "application:read",
		given: anApplication,
		call: (caller, id) => myQueries.previewApplication(caller, id),
	},
	"my/queries getMyHome": { permission: "my:read", call: (caller) => myQueries.getMyHome(caller) },
	"my/queries getMyApplication": {
		permission: "my:read",
		call: (caller) => inVain(myQueries.getMyApplication(caller, crypto.randomUUID())),
	},
	"my/details/queries getMyDetails": { permission: "my:own", call: (caller) => detailsQueries.getMyDetails(caller) },
	"my/details/commands updateMyDetails": {
		permission: "my:own",
		call: (caller) => inVain(detailsCommands.updateMyDetails(caller, {}, 1)),
	},
	"my/family/queries listMyFamilyLinks": {
		permission: "my:own",
		call: (caller) => familyQueries.listMyFamilyLinks(caller),
	},
	"my/family/queries listFamilyLinks": {
		permission: "applicant:read",
		given: anApplicant,
		call: (caller, id) => familyQueries.listFamilyLinks(caller, id),
	},
	"my/family/queries openFamilyLink": {
		permission: "my:open",
		call: (caller) => inVain(familyQueries.openFamilyLink(caller, "forged")),
	},
	"my/family/commands createMyFamilyLink": {
		permission: "my:own",
		call: (caller) => familyCommands.createMyFamilyLink(caller, familyLink),
	},
	"my/family/commands createFamilyLink": {
		permission: "applicant:write",
		given: anApplicant,
		call: (caller, id) => familyCommands.createFamilyLink(caller, id, familyLink),
	},
	"my/family/commands withdrawMyFamilyLink": {
		permission: "my:own",
		call: (caller) => inVain(familyCommands.withdrawMyFamilyLink(caller, crypto.randomUUID())),
	},
	"my/family/commands withdrawFamilyLink": {
		permission: "applicant:write",
		given: anApplicant,
		call: (caller, id) => inVain(familyCommands.withdrawFamilyLink(caller, id, crypto.randomUUID())),
	},
	"my/link-commands requestLink": {
		permission: "my:open",
		call: (caller) => linkCommands.requestLink(caller, { email: "nobody@example.com" }, origin),
	},
	"my/link-queries findLink": {
		permission: "my:open",
		call: (caller) => linkQueries.findLink(caller, "my", "forged.forged"),
	},
	"my/link-commands openByLink": {
		permission: "my:open",
		call: (caller) => inVain(linkCommands.openByLink(caller, "forged.forged", {}, opening)),
	},
	"my/link-commands signOutByLink": {
		permission: "my:open",
		call: (caller) => inVain(linkCommands.signOutByLink(caller, "forged.forged")),
	},
	"my/code-commands createCallCode": {
		permission: "applicant:write",
		given: anApplicant,
		call: (caller, id) => codeCommands.createCallCode(caller, id),
	},
	"my/code-commands openByCallCode": {
		permission: "my:open",
		call: (caller) =>
			inVain(codeCommands.openByCallCode(caller, { reference: "HM-2222-2222", code: "123456" }, opening)),
	},
	"telegram/cleanup-commands removeOldBotData": {
		permission: "retention:sweep",
		call: (caller) => removeOldBotData(caller),
	},
	"telegram/commands receiveBotUpdate": {
		permission: "telegram:receive",
		call: (caller) => telegramCommands.receiveBotUpdate(caller, { update_id: 1 }),
	},
	"telegram/queries getBotState": {
		permission: "telegram:read",
		call: (caller) => telegramQueries.getBotState(caller),
	},
	"telegram/queries getNextUpdateId": {
		permission: "telegram:receive",
		call: (caller) => telegramQueries.getNextUpdateId(caller),
	},
	"telegram/state-commands storeBotMode": {
		permission: "telegram:receive",
		call: (caller) => botStateCommands.storeBotMode(caller, "off"),
	},
	"telegram/state-commands storeBotProgress": {
		permission: "telegram:receive",
		call: (caller) => botStateCommands.storeBotProgress(caller),
	},
	"telegram/state-commands storeBotFault": {
		permission: "telegram:receive",
		call: (caller) => botStateCommands.storeBotFault(caller, "conflict"),
	},
	"telegram/case-queries listTelegramChats": {
		permission: "applicant:read",
		given: anApplicant,
		call: (caller, id) => listTelegramChats(caller, id),
	},
	"telegram/disconnect-commands disconnectMyTelegram": {
		permission: "my:write",
		call: (caller) => inVain(disconnectMyTelegram(caller, crypto.randomUUID())),
	},
	"telegram/my-queries getMyTelegram": {
		permission: "my:read",
		call: (caller) => myTelegramQueries.getMyTelegram(caller),
	},
	"telegram/my-queries findBotUrl": {
		permission: "my:open",
		call: (caller) => myTelegramQueries.findBotUrl(caller),
	},
	"telegram/my-queries isTelegramOffered": {
		permission: "my:open",
		call: (caller) => myTelegramQueries.isTelegramOffered(caller),
	},
	"telegram/open-commands openByBotLink": {
		permission: "my:open",
		call: (caller) => inVain(openByBotLink(caller, "forged.forged", {}, opening)),
	},
	"telegram/open-queries findBotLink": {
		permission: "my:open",
		call: (caller) => findBotLink(caller, "forged.forged"),
	},
	"telegram/link-commands createTelegramLink": {
		permission: "my:write",
		call: (caller) => inVain(telegramLinkCommands.createTelegramLink(caller)),
	},
	"telegram/link-commands createFamilyTelegramLink": {
		permission: "my:open",
		call: (caller) => inVain(telegramLinkCommands.createFamilyTelegramLink(caller, "forged")),
	},
	"conversations/commands writeMessage": {
		permission: "my:write",
		call: (caller) =>
			conversationCommands.writeMessage(
				caller,
				{ text: `Message ${++posts}` },
				{ key: crypto.randomUUID(), client: "192.0.2.1" },
			),
	},
	"conversations/commands markMyMessagesRead": {
		permission: "my:write",
		call: (caller) => conversationCommands.markMyMessagesRead(caller),
	},
	"conversations/commands answerMessage": {
		permission: "conversation:write",
		given: anApplicant,
		call: (caller, id) => conversationCommands.answerMessage(caller, id, { text: `Answer ${++posts}` }),
	},
	"conversations/commands markConversationRead": {
		permission: "conversation:write",
		given: anApplicant,
		call: (caller, id) => conversationCommands.markConversationRead(caller, id),
	},
	"queue/call-commands logCall": {
		permission: "task:write",
		given: anApplicant,
		call: (caller, id) => callCommands.logCall(caller, id, { result: "not_reached" }),
	},
	"queue/call-commands markContacted": {
		permission: "application:write",
		given: anApplication,
		call: (caller, id) => callCommands.markContacted(caller, id, { status: "contacted", how: "none" }),
	},
	"queue/follow-up-commands setFollowUp": {
		permission: "task:write",
		given: anApplication,
		call: (caller, id) => followUpCommands.setFollowUp(caller, id, { dueOn: tomorrow(), text: "Call again" }),
	},
	"queue/follow-up-commands moveFollowUp": {
		permission: "task:write",
		call: (caller) =>
			inVain(followUpCommands.moveFollowUp(caller, crypto.randomUUID(), { dueOn: tomorrow(), text: "Call again" })),
	},
	"queue/follow-up-commands finishFollowUp": {
		permission: "task:write",
		call: (caller) => inVain(followUpCommands.finishFollowUp(caller, crypto.randomUUID())),
	},
	"queue/commands adoptInsertedRows": {
		permission: "task:run",
		call: (caller) => adoptInsertedRows(caller),
	},
	"queue/queries getOpenTasks": {
		permission: "task:read",
		given: anApplicant,
		call: (caller, id) => queueQueries.getOpenTasks(caller, id),
	},
	"queue/queries listTasks": {
		permission: "task:read",
		call: (caller) => queueQueries.listTasks(caller, { page: 1 }),
	},
	"queue/queries getTask": {
		permission: "task:read",
		call: (caller) => inVain(queueQueries.getTask(caller, crypto.randomUUID())),
	},
	"conversations/commands addNote": {
		permission: "conversation:write",
		given: anApplicant,
		call: (caller, id) => conversationCommands.addNote(caller, id, { text: `Note ${++posts}` }),
	},
	"conversations/commands pinNote": {
		permission: "conversation:write",
		given: anApplicant,
		call: (caller, id) => inVain(conversationCommands.pinNote(caller, id, crypto.randomUUID(), true)),
	},
	"conversations/queries listMyMessages": {
		permission: "my:read",
		call: (caller) => conversationQueries.listMyMessages(caller),
	},
	"conversations/queries countUnreadMessages": {
		permission: "my:read",
		call: (caller) => conversationQueries.countUnreadMessages(caller),
	},
	"conversations/queries listConversation": {
		permission: "applicant:read",
		given: anApplicant,
		call: (caller, id) => conversationQueries.listConversation(caller, id),
	},
	"conversations/queries listNotes": {
		permission: "applicant:read",
		given: anApplicant,
		call: (caller, id) => conversationQueries.listNotes(caller, id),
	},
	"money/costs-queries getCosts": {
		permission: "catalog:read",
		given: aProgram,
		call: (caller, program) => costsQueries.getCosts(caller, readCosts(new URLSearchParams({ program })), "en"),
	},
	"money/queries listFundsRules": { permission: "money:read", call: (caller) => moneyQueries.listFundsRules(caller) },
	"money/queries listCostItems": { permission: "money:read", call: (caller) => moneyQueries.listCostItems(caller) },
	"money/queries getProgramFunds": {
		permission: "money:read",
		given: aProgram,
		call: async (caller, id) => moneyQueries.getProgramFunds(caller, await programQueries.getProgram(caller, id)),
	},
	"money/queries getFundsByRegion": {
		permission: "money:read",
		call: (caller) => moneyQueries.getFundsByRegion(caller),
	},
	"money/queries listFundsRulesForStaff": {
		permission: "money:write",
		call: (caller) => moneyQueries.listFundsRulesForStaff(caller),
	},
	"money/queries listCostItemsForStaff": {
		permission: "money:write",
		call: (caller) => moneyQueries.listCostItemsForStaff(caller),
	},
	"money/queries getFundsRule": {
		permission: "money:write",
		call: (caller) => isMissing(moneyQueries.getFundsRule(caller, crypto.randomUUID())),
	},
	"money/queries getCostItem": {
		permission: "money:write",
		call: (caller) => isMissing(moneyQueries.getCostItem(caller, crypto.randomUUID())),
	},
	"money/commands createFundsRule": {
		permission: "money:write",
		call: (caller) => moneyCommands.createFundsRule(caller, aFundsRule()),
	},
	"money/commands updateFundsRule": {
		permission: "money:write",
		given: (system) => moneyCommands.createFundsRule(system, aFundsRule()),
		call: (caller, id) => moneyCommands.updateFundsRule(caller, id, aFundsRule()),
	},
	"money/commands deleteFundsRule": {
		permission: "money:write",
		given: (system) => moneyCommands.createFundsRule(system, aFundsRule()),
		call: (caller, id) => moneyCommands.deleteFundsRule(caller, id),
	},
	"money/commands createCostItem": {
		permission: "money:write",
		call: (caller) => moneyCommands.createCostItem(caller, aCostItem()),
	},
	"money/commands updateCostItem": {
		permission: "money:write",
		given: (system) => moneyCommands.createCostItem(system, aCostItem()),
		call: (caller, id) => moneyCommands.updateCostItem(caller, id, aCostItem()),
	},
	"money/commands deleteCostItem": {
		permission: "money:write",
		given: (system) => moneyCommands.createCostItem(system, aCostItem()),
		call: (caller, id) => moneyCommands.deleteCostItem(caller, id),
	},
	"facts/queries listStaleFacts": { permission: "fact:read", call: (caller) => factQueries.listStaleFacts(caller) },
	"facts/queries listFactChecks": { permission: "fact:read", call: (caller) => factQueries.listFactChecks(caller) },
	"facts/commands confirmFacts": {
		permission: "fact:write",
		call: (caller) =>
			isMissing(
				factCommands.confirmFacts(caller, {
					topic: "fees",
					source: "https://example.com",
					seen: `${crypto.randomUUID()}.1`,
				}),
			),
	},
	"facts/commands openFactChecks": { permission: "task:run", call: (caller) => factCommands.openFactChecks(caller) },
	"rates/queries getRates": { permission: "rate:read", call: (caller) => rateQueries.getRates(caller) },
	"rates/queries listRates": { permission: "rate:write", call: (caller) => rateQueries.listRates(caller) },
	"rates/commands enterRates": {
		permission: "rate:write",
		call: (caller) => rateCommands.enterRates(caller, { onDate: today(), usd: "11806.97", krw: "8.68" }),
	},
	"rates/commands confirmRates": {
		permission: "rate:write",
		call: (caller) => isMissing(rateCommands.confirmRates(caller, "2026-09-29")),
	},
	"rates/commands discardRates": {
		permission: "rate:write",
		call: (caller) => isMissing(rateCommands.discardRates(caller, "2026-09-29")),
	},
	"rates/commands loadRates": {
		permission: "rate:fetch",
		call: (caller) => rateCommands.loadRates(caller, { onDate: today(), usd: 11_806.97, krw: 8.68 }, "cbu"),
	},
	"rates/fetch-commands fetchRates": { permission: "rate:fetch", call: (caller) => fetchRates(caller) },
	"maintenance/commands runScheduledBackup": {
		permission: "backup:run",
		call: (caller) => maintenanceCommands.runScheduledBackup(caller),
	},
	"maintenance/commands noteBackup": {
		permission: "backup:run",
		call: (caller) => maintenanceCommands.noteBackup(caller, { rows: 1 }),
	},
	"maintenance/status-queries getWorkload": {
		permission: "overview:read",
		call: (caller) => statusQueries.getWorkload(caller),
	},
	"maintenance/status-queries getServerState": {
		permission: "overview:read",
		call: (caller) => statusQueries.getServerState(caller),
	},
	"maintenance/status-queries listDisks": {
		permission: "overview:read",
		call: (caller) => statusQueries.listDisks(caller),
	},
	"maintenance/queries listMaintenance": {
		permission: "maintenance:read",
		call: (caller) => maintenanceQueries.listMaintenance(caller),
	},
	"maintenance/retention/commands sweepExpired": {
		permission: "retention:sweep",
		call: (caller) => retentionCommands.sweepExpired(caller),
	},
	"audit-log/queries listAudit": {
		permission: "audit:read",
		call: (caller) => logQueries.listAudit(caller, auditFilter(new URLSearchParams()), "en"),
	},
	"audit-log/queries listActors": { permission: "audit:read", call: (caller) => logQueries.listActors(caller) },
	"audit-log/queries listRecordHistory": {
		permission: "history:read",
		given: anOffice,
		call: (caller, id) => logQueries.listRecordHistory(caller, id, {}, "en"),
	},
	"access/audit-log/queries verifyAuditLog": {
		permission: "audit:read",
		call: (caller) => auditLogQueries.verifyAuditLog(caller),
	},
	"access/audit-log/commands signAuditLog": {
		permission: "audit:write",
		call: (caller) => auditLogCommands.signAuditLog(caller),
	},
	"site-content/commands orderContent": {
		permission: "content:write",
		given: anOffice,
		call: (caller, id) => contentCommands.orderContent(caller, "offices", [id]),
	},
	"site-content/queries listContentRecords": {
		permission: "content:write",
		call: (caller) => contentQueries.listContentRecords(caller, "team"),
	},
	"site-content/commands showSampleNotice": {
		permission: "policy:write",
		call: (caller) => contentCommands.showSampleNotice(caller, false),
	},
	"site-content/queries getContentRecord": {
		permission: "content:write",
		given: anOffice,
		call: (caller, id) => contentQueries.getContentRecord(caller, "offices", id),
	},
	"translation-review/queries listTranslationGaps": {
		permission: "content:write",
		call: (caller) => translationQueries.listTranslationGaps(caller, { page: 1 }, "en"),
	},
	"translation-review/queries listStaleTranslations": {
		permission: "content:write",
		given: anOffice,
		call: (caller, id) => translationQueries.listStaleTranslations(caller, "offices", id),
	},
	"templates/commands createTemplate": {
		permission: "template:write",
		call: (caller) => templateCommands.createTemplate(caller, aTemplate()),
	},
	"templates/commands updateTemplate": {
		permission: "template:write",
		given: (system) => templateCommands.createTemplate(system, aTemplate()),
		call: (caller, id) => templateCommands.updateTemplate(caller, id, aTemplate()),
	},
	"templates/commands deleteTemplate": {
		permission: "template:write",
		given: (system) => templateCommands.createTemplate(system, aTemplate()),
		call: (caller, id) => templateCommands.deleteTemplate(caller, id),
	},
	"templates/queries listTemplates": {
		permission: "template:write",
		call: (caller) => templateQueries.listTemplates(caller),
	},
	"templates/queries getTemplate": {
		permission: "template:write",
		given: (system) => templateCommands.createTemplate(system, aTemplate()),
		call: (caller, id) => templateQueries.getTemplate(caller, id),
	},
	"trash/commands restoreFromTrash": {
		permission: "application:write",
		given: aDeletedApplication,
		call: (caller, id) => trashCommands.restoreFromTrash(caller, id),
	},
	"trash/commands deleteFromTrash": {
		permission: "application:write",
		given: aDeletedApplication,
		call: (caller, id) => trashCommands.deleteFromTrash(caller, id),
	},
	"trash/commands restoreAgain": {
		permission: "retention:sweep",
		call: (caller) => trashCommands.restoreAgain(caller),
	},
	"trash/commands removeExpiredTrash": {
		permission: "retention:sweep",
		call: (caller) => trashCommands.removeExpiredTrash(caller),
	},
	"trash/queries listTrash": {
		permission: "application:read",
		call: (caller) => trashQueries.listTrash(caller, { page: 1 }),
	},
	"trash/queries getDeleted": {
		permission: "application:read",
		given: aDeletedApplication,
		call: (caller, id) => trashQueries.getDeleted(caller, id),
	},
	"translation-review/commands confirmTranslation": {
		permission: "content:write",
		given: anOffice,
		call: (caller, id) => translationCommands.confirmTranslation(caller, "offices", id, { text: "nameRu" }),
	},
	"images/queries getImages": {
		permission: "image:read",
		call: (caller) => imageQueries.getImages(caller, [`/images/${"0".repeat(32)}-1x1`]),
	},
	"images/queries getImageRecord": {
		permission: "image:write",
		given: async (system) => {
			await anImage(system);
			return pictureHash();
		},
		call: (caller, hash) => imageQueries.getImageRecord(caller, hash),
	},
	"images/queries readImage": {
		permission: "image:read",
		call: (caller) => imageQueries.readImage(caller, { hash: "0".repeat(32), width: 1, height: 1 }, "1.webp"),
	},
	"images/commands uploadImage": {
		permission: "image:write",
		given: anImage,
		call: (caller) =>
			imageCommands.uploadImage(caller, { type: "image/png", bytes: picture }).catch((error) => {
				// The store of scripts has no files, so that they would have to process the picture, and cannot.
				if (problemOf(error) || !/Scripts send nothing/.test(String(error))) throw error;
			}),
	},
	"images/commands updateImage": {
		permission: "image:write",
		given: anImage,
		call: (caller, id) => imageCommands.updateImage(caller, id, { alt: "A gate" }),
	},
	"images/commands removeUnusedImages": {
		permission: "image:sweep",
		call: (caller) => imageCommands.removeUnusedImages(caller),
	},
	"revisions/queries listRevisions": {
		permission: "content:write",
		given: aChangedOffice,
		call: (caller, id) => revisionQueries.listRevisions(caller, "offices", id),
	},
	"revisions/queries getRevision": {
		permission: "content:write",
		given: aChangedOffice,
		call: (caller, id) => revisionQueries.getRevision(caller, "offices", id, 1),
	},
	"revisions/commands restoreRevision": {
		permission: "content:write",
		given: aChangedOffice,
		call: (caller, id) => revisionCommands.restoreRevision(caller, "offices", id, 1),
	},
	"import-export/queries getTemplate": {
		permission: "catalog:write",
		call: (caller) => importQueries.getTemplate(caller, "programs", "csv"),
	},
	"import-export/queries countExport": {
		permission: "catalog:write",
		call: (caller) => importQueries.countExport(caller, everything),
	},
	"import-export/queries exportRecords": {
		permission: "catalog:write",
		call: (caller) => importQueries.exportRecords(caller, everything, "csv"),
	},
	"import-export/queries listImports": {
		permission: "catalog:write",
		call: (caller) => importQueries.listImports(caller, "universities"),
	},
	"import-export/queries getImport": {
		permission: "catalog:write",
		given: anImport,
		call: (caller, id) => importQueries.getImport(caller, id),
	},
	"import-export/queries listImportRows": {
		permission: "catalog:write",
		given: anImport,
		call: (caller, id) => importQueries.listImportRows(caller, id, { page: 1 }),
	},
	"import-export/commands startImport": {
		permission: "catalog:write",
		call: (caller) => importCommands.startImport(caller, "universities", file),
	},
	"import-export/commands confirmImport": {
		permission: "catalog:write",
		given: anImport,
		call: (caller, id) => importCommands.confirmImport(caller, id),
	},
	"import-export/commands recheckImport": {
		permission: "catalog:write",
		given: anImport,
		call: (caller, id) => importCommands.recheckImport(caller, id),
	},
	"import-export/commands discardImport": {
		permission: "catalog:write",
		given: anImport,
		call: (caller, id) => importCommands.discardImport(caller, id),
	},
	"search-index/commands mergeSearchIndex": {
		permission: "search:merge",
		call: (caller) => searchIndexCommands.mergeSearchIndex(caller),
	},
	"search-index/queries hasPendingSearch": {
		permission: "search:merge",
		call: (caller) => searchIndexQueries.hasPendingSearch(caller),
	},
	"import-export/queries hasDueImport": {
		permission: "import:run",
		call: (caller) => importQueries.hasDueImport(caller),
	},
	"messaging/queries listCaseEmails": {
		permission: "applicant:read",
		given: anApplicant,
		call: (caller, id) => deliveryQueries.listCaseEmails(caller, id),
	},
	"messaging/queries listDueChannels": {
		permission: "delivery:send",
		call: (caller) => deliveryQueries.listDueChannels(caller),
	},
	"messaging/queries secondsToNext": {
		permission: "delivery:send",
		call: (caller) => deliveryQueries.secondsToNext(caller, "telegram"),
	},
	"import-export/commands runNextImport": {
		permission: "import:run",
		call: (caller) => importCommands.runNextImport(caller),
	},
	"import-export/commands runImport": {
		permission: "import:run",
		given: aNewImport,
		call: (caller, id) => importCommands.runImport(caller, id),
	},
	"import-export/commands removeOldImports": {
		permission: "import:run",
		call: (caller) => importCommands.removeOldImports(caller),
	},
	"promises/commands hidePromises": {
		permission: "policy:write",
		call: (caller) => promiseCommands.hidePromises(caller, true),
	},
	"official/queries getOfficialChannels": {
		permission: "content:read",
		call: (caller) => officialQueries.getOfficialChannels(caller),
	},
	"official/commands checkOfficial": {
		permission: "content:read",
		call: (caller) => officialCommands.checkOfficial(caller, "@example", "a visitor"),
	},
	"official/commands countCheck": {
		permission: "content:read",
		call: (caller) => officialCommands.countCheck(caller, { kind: "name" }, "en"),
	},
	"promises/queries getPromises": { permission: "promise:read", call: (caller) => promiseQueries.getPromises(caller) },
	"visa/commands checkVisaStatus": {
		permission: "visa:check",
		call: (caller) => visaCommands.checkVisaStatus(caller, passport, "a visitor"),
	},
};

const someUniversity = async (caller: Caller) => (await universityQueries.listTopUniversities(caller))[0]?.id as string;

/** A checksum over every row of every table. */
async function everyRow(sql: ReturnType<typeof connectionsTo>["sql"]): Promise<string> {
	const tables = await sql("select table_name from information_schema.tables where table_schema = 'public'");
	const sums = tables.map(
		({ table_name: name }) => `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from "${name}" t)`,
	);
	return (await sql(`select concat(${sums.join(",")}) as sum`))[0].sum;
}

test.each(Object.entries(operations))("%s is denied to every role without the permission", async (_name, operation) => {
	const url = await freshDatabase();
	const connections = connectionsTo(url);
	const system = await callerOfAny("system", url, connections);
	const prepare = async (role: (typeof roles)[number]) => ({
		role,
		caller: await callerOfAny(role, url, connections),
		given: (await operation.given?.(system)) ?? "",
	});
	const holding = holders[operation.permission] ?? [];
	const denied = [];
	for (const role of roles) if (!holding.includes(role)) denied.push(await prepare(role));
	const before = await everyRow(connections.sql);
	for (const { role, caller, given } of denied) {
		const problem = await operation.call(caller, given).then(() => undefined, problemOf);
		expect(problem, `${role} was not refused`).toEqual({ kind: "refused", permission: operation.permission });
		expect(await everyRow(connections.sql), `${role} changed something`).toBe(before);
	}
	for (const role of roles) {
		if (!holding.includes(role)) continue;
		const { caller, given } = await prepare(role);
		await operation.call(caller, given);
	}
});

test("every permission is in the table", () => {
	expect(Object.keys(holders).sort()).toEqual(Object.keys(permissions).sort());
});

test("every operation of the domain is in the table", async () => {
	const modules = import.meta.glob<Record<string, unknown>>("../../domain/**/{,*-}{queries,commands}.ts");
	const found: string[] = [];
	for (const [path, load] of Object.entries(modules)) {
		const room = path.replace("../../domain/", "").replace(".ts", "");
		for (const [name, value] of Object.entries(await load())) {
			if (typeof value === "function") found.push(`${room} ${name}`);
		}
	}
	expect(found.sort()).toEqual(Object.keys(operations).sort());
});
