import { expect, test } from "vitest";
import { roles as accountRoles } from "../../database/values.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { permissions } from "../../domain/access/permissions.ts";
import { problemOf } from "../../domain/errors.ts";
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
};

/** The permission of every query and command, by its file. */
const operations: Record<string, Record<string, string>> = {
	"access/audit-log/commands": {
		signAuditLog: "audit:write",
	},
	"access/audit-log/queries": {
		verifyAuditLog: "audit:read",
	},
	"accounts/commands": {
		recordDeniedAccess: "audit:write",
		resumeSession: "account:open",
		signIn: "account:open",
		signOut: "account:open",
		verifyTwoFactor: "account:open",
	},
	"accounts/settings/commands": {
		changePassword: "account:use",
		endOtherSessions: "account:use",
		endSession: "account:use",
		keepLanguage: "account:use",
	},
	"accounts/settings/queries": {
		listSessions: "account:use",
	},
	"accounts/settings/work-commands": {
		changeWorkSettings: "staff:write",
	},
	"accounts/settings/work-queries": {
		getWorkSettings: "task:read",
	},
	"accounts/sign-up/commands": {
		confirmEmail: "account:open",
		requestPasswordReset: "account:open",
		setPassword: "account:open",
		signUp: "account:open",
	},
	"accounts/two-factor/commands": {
		beginTwoFactor: "account:use",
		confirmTwoFactor: "account:use",
		disableTwoFactor: "account:use",
		renewRecoveryCodes: "account:use",
	},
	"accounts/users/commands": {
		changeRole: "user:write",
		createFirstOwner: "owner:create",
		createUser: "user:write",
		deleteUser: "user:write",
		requireTwoFactor: "policy:write",
		sendPasswordReset: "user:write",
	},
	"accounts/users/queries": {
		countUsers: "user:read",
		getProfile: "user:read",
		getUser: "user:read",
		listAllUsers: "user:read",
		listProfiles: "user:read",
		listUsers: "user:read",
		needsTwoFactor: "user:read",
	},
	"alarms/commands": {
		raiseAlarms: "task:run",
	},
	"analytics/commands": {
		countEvents: "analytics:count",
		removeOldCounts: "analytics:sweep",
	},
	"analytics/overview/queries": {
		countRecords: "overview:read",
		getOverview: "overview:read",
	},
	"analytics/queries": {
		exportAnalytics: "analytics:read",
		getAnalytics: "analytics:read",
	},
	"applicants/cleanup-commands": {
		removeExpiredAccess: "retention:sweep",
	},
	"applicants/commands": {
		addLanguageTest: "applicant:write",
		confirmEmail: "applicant:write",
		removeLanguageTest: "applicant:write",
		updateApplicant: "applicant:write",
		updateLanguageTest: "applicant:write",
	},
	"applicants/queries": {
		getApplicant: "applicant:read",
		getCaseEvent: "applicant:read",
		getMessage: "applicant:read",
		hasCertainEmail: "applicant:read",
		listApplicants: "applicant:read",
		listCaseEvents: "applicant:read",
		listMessages: "applicant:read",
	},
	"applications/case-commands": {
		closeApplication: "application:write",
		reopenApplication: "application:write",
		setNextStep: "application:write",
		setVisaType: "application:write",
	},
	"applications/case-queries": {
		listCaseApplications: "application:read",
		listTimeline: "application:read",
	},
	"applications/commands": {
		deleteApplication: "application:write",
		submitApplication: "application:submit",
	},
	"applications/export-queries": {
		exportApplicationSheet: "application:read",
		exportApplications: "application:read",
	},
	"applications/list-queries": {
		getNeighbors: "application:read",
		listApplicationRecords: "application:read",
		listApplications: "application:read",
		listMatchingIds: "application:read",
	},
	"applications/queries": {
		getApplication: "application:read",
	},
	"applications/status-commands": {
		changeApplicationStatus: "application:write",
		undoStatusChange: "application:write",
	},
	"audit-log/queries": {
		listActors: "audit:read",
		listAudit: "audit:read",
		listRecordHistory: "history:read",
	},
	"blog/commands": {
		createPost: "blog:write",
		deletePost: "blog:write",
		publishPost: "blog:write",
		updatePost: "blog:write",
	},
	"blog/queries": {
		findPublishedPost: "blog:read",
		getPost: "blog:read",
		getPostForStaff: "blog:write",
		getPostRecord: "blog:read",
		listLatestPosts: "blog:read",
		listPostCovers: "blog:read",
		listPostRecords: "blog:read",
		listPosts: "blog:read",
		listPostsForStaff: "blog:write",
		listRelatedPosts: "blog:read",
	},
	"bulk/commands": {
		hasDueBulk: "task:run",
		prepareBulk: "application:write",
		removeOldBulk: "task:run",
		runNextBulk: "task:run",
		startBulk: "application:write",
		undoBulk: "application:write",
	},
	"bulk/queries": {
		getBulk: "application:write",
		listBulk: "application:write",
	},
	"catalog/commands": {
		createProgram: "catalog:write",
		createUniversity: "catalog:write",
		deleteProgram: "catalog:write",
		deleteUniversity: "catalog:write",
		updateProgram: "catalog:write",
		updateUniversity: "catalog:write",
	},
	"catalog/fit-queries": { findFits: "catalog:read" },
	"catalog/program-queries": {
		getProgram: "catalog:read",
		getProgramRecord: "catalog:write",
		listProgramChoices: "catalog:read",
		listProgramRecords: "catalog:write",
		listPrograms: "catalog:read",
		listProgramsById: "catalog:read",
		listProgramsOf: "catalog:read",
		listSimilarPrograms: "catalog:read",
		suggestPrograms: "catalog:write",
	},
	"catalog/queries": {
		listCatalogIds: "catalog:read",
		listCovers: "catalog:read",
		listEmptyFilters: "catalog:read",
		summarizeCatalog: "catalog:read",
	},
	"catalog/university-queries": {
		findUniversity: "catalog:write",
		getUniversity: "catalog:read",
		getUniversityRecord: "catalog:write",
		listTopUniversities: "catalog:read",
		listUniversities: "catalog:read",
		listUniversitiesById: "catalog:read",
		listUniversityChoices: "catalog:read",
		listUniversityNames: "catalog:read",
		listUniversityRecords: "catalog:write",
		suggestUniversities: "catalog:write",
	},
	"certifications/commands": {
		createCertification: "catalog:write",
		deleteCertification: "catalog:write",
		updateCertification: "catalog:write",
	},
	"certifications/list-commands": {
		deleteList: "catalog:write",
		importList: "catalog:write",
	},
	"certifications/list-queries": {
		checkList: "catalog:write",
		listLists: "catalog:write",
		readListFile: "catalog:write",
	},
	"certifications/queries": {
		certificationsOf: "catalog:read",
		getCertification: "catalog:write",
		hasCertifications: "catalog:read",
		listCertifications: "catalog:write",
		listRestrictions: "catalog:read",
	},
	"contacts/commands": {
		deleteContact: "contact:delete",
		submitContact: "contact:submit",
	},
	"contacts/queries": {
		getContact: "contact:read",
		listContacts: "contact:read",
	},
	"contacts/reply-commands": {
		replyToContact: "contact:write",
		setContactState: "contact:write",
	},
	"conversations/commands": {
		addNote: "conversation:write",
		answerMessage: "conversation:write",
		markConversationRead: "conversation:write",
		markMyMessagesRead: "my:write",
		pinNote: "conversation:write",
		writeMessage: "my:write",
	},
	"conversations/queries": {
		countUnreadMessages: "my:read",
		getReach: "applicant:read",
		listConversation: "applicant:read",
		listMyMessages: "my:read",
		listNotes: "applicant:read",
	},
	"facts/commands": {
		confirmFacts: "fact:write",
		openFactChecks: "task:run",
	},
	"facts/queries": {
		listFactChecks: "fact:read",
		listStaleFacts: "fact:read",
	},
	"global-search/queries": {
		searchEverything: "application:read",
	},
	"images/commands": {
		removeUnusedImages: "image:sweep",
		updateImage: "image:write",
		uploadImage: "image:write",
	},
	"images/queries": {
		getImageRecord: "image:write",
		getImages: "image:read",
		readImage: "image:read",
	},
	"import-export/commands": {
		confirmImport: "catalog:write",
		discardImport: "catalog:write",
		recheckImport: "catalog:write",
		removeOldImports: "import:run",
		runImport: "import:run",
		runNextImport: "import:run",
		startImport: "catalog:write",
	},
	"import-export/queries": {
		countExport: "catalog:write",
		exportRecords: "catalog:write",
		getImport: "catalog:write",
		getTemplate: "catalog:write",
		hasDueImport: "import:run",
		listImportRows: "catalog:write",
		listImports: "catalog:write",
	},
	"maintenance/commands": {
		noteBackup: "backup:run",
		runScheduledBackup: "backup:run",
	},
	"maintenance/queries": {
		listMaintenance: "maintenance:read",
	},
	"maintenance/retention/commands": {
		sweepExpired: "retention:sweep",
	},
	"maintenance/status-queries": {
		getServerState: "overview:read",
		getWorkload: "overview:read",
		listDisks: "overview:read",
	},
	"messaging/commands": {
		deliverDue: "delivery:send",
		removeOldDeliveries: "delivery:send",
		resendDelivery: "delivery:resend",
	},
	"messaging/conversions/commands": {
		testConversion: "conversion:test",
	},
	"messaging/conversions/queries": {
		getConversionStates: "conversion:read",
	},
	"messaging/queries": {
		listCaseEmails: "applicant:read",
		listDueChannels: "delivery:send",
		secondsToNext: "delivery:send",
	},
	"money/commands": {
		createCostItem: "money:write",
		createFundsRule: "money:write",
		deleteCostItem: "money:write",
		deleteFundsRule: "money:write",
		updateCostItem: "money:write",
		updateFundsRule: "money:write",
	},
	"money/costs-queries": {
		getCosts: "catalog:read",
	},
	"money/queries": {
		getCostItem: "money:write",
		getFundsByRegion: "money:read",
		getFundsRule: "money:write",
		getProgramFunds: "money:read",
		listCostItems: "money:read",
		listCostItemsForStaff: "money:write",
		listFundsRules: "money:read",
		listFundsRulesForStaff: "money:write",
	},
	"my/code-commands": {
		createCallCode: "applicant:write",
		openByCallCode: "my:open",
	},
	"my/commands": {
		endAllSessions: "my:write",
		endSession: "my:open",
		openApplication: "my:open",
		openSentApplication: "my:open",
		requireLink: "policy:write",
		resumeSession: "my:open",
	},
	"my/details/commands": {
		updateMyDetails: "my:own",
	},
	"my/details/queries": {
		getMyDetails: "my:own",
	},
	"my/family/commands": {
		createFamilyLink: "applicant:write",
		createMyFamilyLink: "my:own",
		withdrawFamilyLink: "applicant:write",
		withdrawMyFamilyLink: "my:own",
	},
	"my/family/queries": {
		listFamilyLinks: "applicant:read",
		listMyFamilyLinks: "my:own",
		openFamilyLink: "my:open",
	},
	"my/link-commands": {
		openByLink: "my:open",
		requestLink: "my:open",
		signOutByLink: "my:open",
	},
	"my/link-queries": {
		findLink: "my:open",
	},
	"my/open-queries": {
		getOpenWays: "my:open",
	},
	"my/queries": {
		getMyApplication: "my:read",
		getMyHome: "my:read",
		previewApplication: "application:read",
	},
	"official/commands": {
		checkOfficial: "content:read",
		countCheck: "content:read",
	},
	"official/queries": {
		getOfficialChannels: "content:read",
	},
	"promises/commands": {
		hidePromises: "policy:write",
	},
	"promises/queries": {
		getPromises: "promise:read",
	},
	"queue/assign-commands": {
		assignCase: "task:write",
		assignTask: "task:write",
		setRoundRobin: "policy:write",
		takeCase: "task:write",
		takeTask: "task:write",
	},
	"queue/board-queries": {
		listBoard: "task:read",
	},
	"queue/call-commands": {
		logCall: "task:write",
		markContacted: "application:write",
	},
	"queue/commands": {
		adoptInsertedRows: "task:run",
	},
	"queue/follow-up-commands": {
		finishFollowUp: "task:write",
		moveFollowUp: "task:write",
		setFollowUp: "task:write",
	},
	"queue/list-queries": {
		countQueue: "task:read",
		getCase: "task:read",
		getTask: "task:read",
		listOverdue: "task:read",
		listQueue: "task:read",
		listQueuedIds: "task:read",
	},
	"queue/live-queries": {
		getNews: "task:read",
	},
	"queue/queries": {
		getOpenTasks: "task:read",
		getTask: "task:read",
		isReached: "task:read",
		listTasks: "task:read",
	},
	"queue/staff-queries": {
		isRoundRobin: "task:read",
		listStaff: "task:read",
	},
	"queue/view-commands": {
		deleteView: "task:write",
		saveView: "task:write",
	},
	"queue/view-queries": {
		listViews: "task:read",
	},
	"rates/commands": {
		confirmRates: "rate:write",
		discardRates: "rate:write",
		enterRates: "rate:write",
		loadRates: "rate:fetch",
	},
	"rates/fetch-commands": {
		fetchRates: "rate:fetch",
	},
	"rates/queries": {
		getRates: "rate:read",
		listRates: "rate:write",
	},
	"revisions/commands": {
		restoreRevision: "content:write",
	},
	"revisions/queries": {
		getRevision: "content:write",
		listRevisions: "content:write",
	},
	"site-content/commands": {
		createContent: "content:write",
		deleteContent: "content:write",
		orderContent: "content:write",
		showSampleNotice: "policy:write",
		updateContent: "content:write",
	},
	"site-content/queries": {
		getContent: "content:read",
		getContentRecord: "content:write",
		listContentRecords: "content:write",
	},
	"telegram/case-queries": {
		listTelegramChats: "applicant:read",
	},
	"telegram/cleanup-commands": {
		removeOldBotData: "retention:sweep",
	},
	"telegram/commands": {
		receiveBotUpdate: "telegram:receive",
	},
	"telegram/disconnect-commands": {
		disconnectMyTelegram: "my:write",
	},
	"telegram/link-commands": {
		createFamilyTelegramLink: "my:open",
		createTelegramLink: "my:write",
	},
	"telegram/my-queries": {
		findBotUrl: "my:open",
		getMyTelegram: "my:read",
		isTelegramOffered: "my:open",
	},
	"telegram/open-commands": {
		openByBotLink: "my:open",
	},
	"telegram/open-queries": {
		findBotLink: "my:open",
	},
	"telegram/queries": {
		getBotState: "telegram:read",
		getNextUpdateId: "telegram:receive",
	},
	"telegram/state-commands": {
		storeBotFault: "telegram:receive",
		storeBotMode: "telegram:receive",
		storeBotProgress: "telegram:receive",
	},
	"templates/commands": {
		createTemplate: "template:write",
		deleteTemplate: "template:write",
		updateTemplate: "template:write",
	},
	"templates/queries": {
		getTemplate: "template:write",
		listTemplates: "template:write",
	},
	"translation-review/commands": {
		confirmTranslation: "content:write",
	},
	"translation-review/queries": {
		listStaleTranslations: "content:write",
		listTranslationGaps: "content:write",
	},
	"trash/commands": {
		deleteFromTrash: "application:write",
		removeExpiredTrash: "retention:sweep",
		restoreAgain: "retention:sweep",
		restoreFromTrash: "application:write",
	},
	"trash/queries": {
		getDeleted: "application:read",
		listTrash: "application:read",
	},
	"visa/commands": {
		checkVisaStatus: "visa:check",
	},
};

const modules = import.meta.glob<Record<string, unknown>>("../../domain/**/{,*-}{queries,commands}.ts", {
	eager: true,
});
type Operation = (caller: Caller, ...values: unknown[]) => Promise<unknown>;
const exported = Object.entries(modules).flatMap(([path, exports]) =>
	Object.entries(exports).flatMap(([name, value]) =>
		typeof value === "function"
			? [{ file: path.replace("../../domain/", "").replace(".ts", ""), name, run: value as Operation }]
			: [],
	),
);

/** A checksum over every row of every table. */
async function everyRow(sql: ReturnType<typeof connectionsTo>["sql"]): Promise<string> {
	const tables = await sql("select table_name from information_schema.tables where table_schema = 'public'");
	const sums = tables.map(
		({ table_name: name }) => `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from "${name}" t)`,
	);
	return (await sql(`select concat(${sums.join(",")}) as sum`))[0].sum;
}

test("every permission is in the table", () => {
	expect(Object.keys(holders).sort()).toEqual(Object.keys(permissions).sort());
});

test("every operation of the domain is in the table", () => {
	const listed = Object.entries(operations).flatMap(([file, names]) =>
		Object.keys(names).map((name) => `${file} ${name}`),
	);
	expect(exported.map(({ file, name }) => `${file} ${name}`).sort()).toEqual(listed.sort());
});

/**
 * Each operation asks for its permission before it looks at its input, so empty input shows it ("offices": some need to know
 * the kind of record). Without the permission it is refused and changes nothing. With it, it may fail in any other way.
 */
test.each(roles)("an operation is open to the role %s only with its permission", async (role) => {
	const url = await freshDatabase();
	const connections = connectionsTo(url);
	const caller = await callerOfAny(role, url, connections);
	const before = await everyRow(connections.sql);
	const attempts = exported.map((operation) => {
		const permission = operations[operation.file]?.[operation.name] ?? "";
		return { ...operation, permission, isOpen: Boolean(holders[permission]?.includes(role)) };
	});
	const problems = async (wanted: boolean) => {
		const found: [operation: string, problem: ReturnType<typeof problemOf> | "done"][] = [];
		for (const { file, name, run, permission } of attempts.filter(({ isOpen }) => isOpen === wanted)) {
			// Some operations end the session of their caller.
			const own = wanted ? await callerOfAny(role, url, connections) : caller;
			const problem = await (async () => run(own, "offices", {}, {}, {}))().then(() => "done" as const, problemOf);
			found.push([`${file} ${name}: ${permission}`, problem]);
		}
		return found;
	};
	const refusal = (operation: string) => ({ kind: "refused", permission: operation.split(": ")[1] });
	const denied = await problems(false);
	expect(denied).toEqual(denied.map(([operation]) => [operation, refusal(operation)]));
	expect(await everyRow(connections.sql)).toBe(before);
	const open = await problems(true);
	expect(open.filter(([, problem]) => problem !== "done" && problem?.kind === "refused")).toEqual([]);
});
