import { expect, test } from "vitest";
import { roles as accountRoles } from "../../database/values.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { permissions } from "../../domain/access/permissions.ts";
import { nouns } from "../../domain/desk/revisions/nouns.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { everyRow } from "../support/rows.ts";
import { freshDatabase, sqlOn } from "../support/site.ts";
import { callerOfAny } from "../support/staff-callers.ts";

const roles = ["anonymous", "applicant", "proven", ...accountRoles] as const;

/** Inverts a table of words: the value of each word is the key of its row. */
const keysOf = (rows: Record<string, string>): Record<string, string> =>
	Object.fromEntries(Object.entries(rows).flatMap(([key, words]) => words.split(/\s+/).map((word) => [word, key])));

/** The permissions of roles. Spec §6, S-02. A second copy, so that a mistake in domain/access/permissions.ts is noticed. */
const holders = keysOf({
	"anonymous applicant proven user admin owner": `account:open application:submit blog:read catalog:read
		contact:submit content:read image:read money:read my:open promise:read rate:read reminder:write visa:check`,
	"admin owner": `analytics:read applicant:read applicant:write application:read application:write blog:write
		catalog:write contact:delete contact:read contact:write content:write conversation:write conversion:read
		conversion:test delivery:resend document:read document:write example:write fact:read fact:write history:read
		image:write import:write money:write overview:read payment:read payment:write rate:write report:read
		report:read-all task:read task:write telegram:read template:write user:read user:write`,
	"applicant proven": "my:read my:write",
	proven: "my:own",
	nobody: `analytics:count analytics:sweep audit:write backup:run delivery:send image:sweep import:run
		owner:create rate:fetch retention:sweep task:run telegram:receive`,
	owner: "audit:read export:read maintenance:read policy:write staff:write",
	"user admin owner": "account:use",
});

/** The queries and commands of each permission. If two files use a name, it follows its file's. */
const operations = keysOf({
	"account:open": `accounts/commands:resumeSession accounts/sign-up/commands:confirmEmail claimSite
		isPasswordLinkUsable requestPasswordReset setPassword signIn signOut signUp verifyTwoFactor`,
	"account:use": `accounts/settings/commands:endSession beginTwoFactor changeAddress changePassword
		confirmTwoFactor disableTwoFactor endOtherSessions keepLanguage listSessions renewRecoveryCodes`,
	"analytics:count": "countEvent",
	"analytics:read": "exportAnalytics getAnalytics",
	"analytics:sweep": "removeOldCounts",
	"applicant:read": `compareCases findWinner getApplicant getEntry getReach listApplicants listEntries
		listFamilyLinks listLinkEmails listLookalikes listTelegramChats timeline`,
	"applicant:write": `addLanguageTest cases/applicants/commands:confirmEmail copyPerson createCallCode
		createFamilyLink decideErasure decidePair mergeApplicants removeLanguageTest takeBackMerge updateApplicant
		updateLanguageTest withdrawFamilyLink`,
	"application:read": `exportApplicationSheet exportApplications getApplication getDeleted getNeighbors
		listApplicationRecords listApplications listCaseApplications listMatchingIds listTrash previewApplication
		searchEverything searchRecords`,
	"application:submit": "submitApplication",
	"application:write": `changeApplicationStatus closeApplication deleteApplication deleteFromTrash getBulk
		listBulk makeApplication prepareBulk removeMilestone reopenApplication restoreFromTrash setMilestone setNextStep
		setReminders setVisaType startBulk undoBulk undoStatusChange`,
	"audit:read": "listActors listAudit verifyAuditLog",
	"audit:write": "recordDeniedAccess signAuditLog",
	"backup:run": "noteBackup runScheduledBackup",
	"blog:read": `findPublishedPost getPost getPostRecord listLatestPosts listPostCovers listPostRecords listPosts
		listRelatedPosts`,
	"blog:write": "createPost deletePost getPostForStaff listPostsForStaff publishPost updatePost",
	"catalog:read": `certificationsOf findFits findOfferedProgram findScholarships getCosts getDocuments
		getFirstYear getFirstYearCosts getProgram getUniversity hasCertifications listCalendarRounds listCatalogIds
		listCovers listDeadlines listDocumentRules listEmptyFilters listProgramChoices listPrograms listProgramsById
		listProgramsOf listRestrictions listScholarships listSimilarPrices listSimilarPrograms listStarts
		listTopUniversities listUniversities listUniversitiesById listUniversityChoices listUniversityNames
		scholarshipsFor summarizeCatalog`,
	"catalog:write": `countExport createCertification createDocumentRule createPackTemplate createProgram
		createScholarship createUniversity deleteCertification deleteProgram deleteUniversity exportRecords
		findUniversity getCertification getProgramRecord hidePrograms hideUniversities listIntakeGrid listProgramRecords
		listUniversityRecords rollOverIntakes suggestPrograms suggestUniversities updateCertification updateProgram
		updateScholarship updateUniversity`,
	"contact:delete": "deleteContact",
	"contact:read": "getContact listContacts",
	"contact:submit": "submitContact",
	"contact:write": "attachContact enterContact replyToContact setContactState",
	"content:read": "checkOfficial countCheck getContent getOfficialChannels",
	"content:write": `confirmTranslation createContent deleteContent getRevision listRevisions
		listStaleTranslations listTranslationGaps orderContent restoreRevision updateContent`,
	"conversation:write": "addNote answerMessage markConversationRead pinNote",
	"conversion:read": "getConversionStates",
	"conversion:test": "testConversion",
	"delivery:resend": "resendDelivery",
	"delivery:send": "deliverDue listDueChannels removeOldDeliveries secondsToNext",
	"document:read": "getDocument getPack listDocuments proposeDocuments readDocumentFile readDocumentPdf",
	"document:write": "askForDocuments makePack reviewDocument",
	"example:write": "addExample addExamplePage removeExamples",
	"export:read": "exportEverything",
	"fact:read": "listFactChecks listStaleFacts",
	"fact:write": "confirmFacts",
	"history:read": "listRecordHistory",
	"image:read": "getImages readImage",
	"image:sweep": "removeUnusedImages",
	"image:write": "getImageRecord updateImage uploadImage",
	"import:run": "hasDueImport removeOldImports runImport runNextImport",
	"import:write": `confirmImport discardImport getImport getTemplate listImportRows listImports recheckImport
		startImport takeBackImport`,
	"maintenance:read": "getConnections listMaintenance",
	"money:read": "getFundsByRegion getProgramFunds listCostItems listFundsRules",
	"money:write": "createCostItem createFundsRule updateCostItem updateFundsRule",
	"my:open": `createFamilyTelegramLink findBotUrl getFamilyPlan getOpenWays isLinkUsable isTelegramOffered
		my/commands:endSession my/commands:resumeSession openApplication openByCallCode openByLink openFamilyLink
		openSentApplication requestLink signOutByLink`,
	"my:own": `copyMine createMyFamilyLink decideMyErasure decidePack getMyDetails getMyMoney listMyFamilyLinks
		readMyFile removePage updateMyDetails withdrawConsent withdrawMyFamilyLink`,
	"my:read": `countMyPapers countUnreadMessages getMyApplication getMyConsent getMyDocuments getMyHome getMyPlan
		getMyPrivacy getMyTelegram listMyMessages listMyPacks`,
	"my:write": `addPages createTelegramLink disconnectMyTelegram endAllSessions giveConsent markMyMessagesRead
		writeMessage`,
	"overview:read": "countRecords getOverview getServerState getWorkload hasExamples listDisks",
	"owner:create": "createFirstOwner firstOwnerCode",
	"payment:read": "getCaseMoney listMoney",
	"payment:write": "addReceipt confirmPayment correctPayment endAgreement recordAgreement recordPayment",
	"policy:write": `hidePromises requestBackup requireLink requireTwoFactor reserveStaff setRoundRobin
		showSampleNotice testConnection`,
	"promise:read": "getPromises listYearsOfCases",
	"rate:fetch": "fetchRates loadRates",
	"rate:read": "getRates",
	"rate:write": "confirmRates discardRates enterRates listRates",
	"reminder:write": "confirmReminder findReminderTitle getReminderWays requestReminder stopReminders",
	"report:read": "exportWorkReport getWorkReport",
	"retention:sweep": `eraseAsAsked removeExpiredAccess removeExpiredTrash removeOldBotData removeUnusedFiles
		restoreAgain sweepExpired takeBackMergesAgain`,
	"staff:write": "changeWorkSettings endStaffSessions listStaffSecurity turnOffTwoFactor",
	"task:read": `countOpenWork desk/queue/list-queries:getTask desk/queue/queries:getTask getCase getNews
		getOpenTasks getWorkSettings isRoundRobin listBoard listOverdue listQueue listQueuedIds listStaff listTasks
		listViews`,
	"task:run": `adoptInsertedRows openFactChecks raiseAlarms removeOldBulk sendIntakeReminders sendReminders
		sendWeeklyPlans`,
	"task:write": `assignCase assignTask deleteView finishFollowUp logCall moveFollowUp saveView setFollowUp
		takeCase takeTask`,
	"telegram:read": "getBotState",
	"telegram:receive": "getNextUpdateId receiveBotUpdate storeBotFault storeBotMode storeBotProgress",
	"template:write": "createTemplate deleteTemplate updateTemplate",
	"user:read": `getProfile getUser isMailConnected isStaffReserved listAllUsers listProfiles listUsers
		needsTwoFactor`,
	"user:write": "changeRole createUser deleteUser inviteAgain inviteUser sendPasswordReset",
	"visa:check": "checkVisaStatus",
});

const modules = import.meta.glob<Record<string, unknown>>("../../domain/**/{,*-}{queries,commands}.ts", {
	eager: true,
});
type Operation = (caller: Caller, ...values: unknown[]) => Promise<unknown>;

/** The permission of the operations of each noun; of the kinds of content it is "content:write". */
const ofNouns = keysOf({
	"catalog:write": "university program certification documentRule packTemplate scholarship",
	"blog:write": "post",
	"money:write": "fundsRule costItem",
	"template:write": "template",
});
const nounOperations = Object.entries(nouns).flatMap(([noun, { get, list, create, update, remove }]) =>
	Object.entries({ get, list, create, update, remove }).map(([verb, run]) => {
		const permission = ofNouns[noun] ?? "content:write";
		return { key: `${verb} ${noun}`, run: run as Operation, permission };
	}),
);
const exported = Object.entries(modules).flatMap(([path, exports]) =>
	Object.entries(exports).flatMap(([name, value]) => {
		const file = path.replace("../../domain/", "").replace(".ts", "");
		const key = name in operations ? name : `${file}:${name}`;
		return typeof value === "function" ? [{ key, run: value as Operation }] : [];
	}),
);

/** The policy takes one permission from admins. */
const isOpenTo = (role: string, permission: string, isReserved: boolean) =>
	(holders[permission] ?? "").split(" ").includes(role) &&
	!(isReserved && role === "admin" && permission === "user:write");

test("every permission and every operation of the domain is in a table", () => {
	expect(Object.keys(holders).sort()).toEqual(Object.keys(permissions).sort());
	expect(exported.map(({ key }) => key).sort()).toEqual(Object.keys(operations).sort());
});

/**
 * Each operation asks for its permission before it looks at its input, so empty input shows it ("offices": some need to know
 * the kind of record). Without the permission it is refused and changes nothing. With it, it may fail in any other way.
 */
test.each([...roles.map((role) => ({ role, isReserved: false })), { role: "admin", isReserved: true } as const])(
	"an operation is open to $role only with its permission (only owners manage staff: $isReserved)",
	async (given) => {
		const { role, isReserved } = given;
		const url = await freshDatabase();
		const sql = sqlOn(url);
		if (isReserved) await sql("insert into policies (name, is_on) values ('owners-manage-staff', true)");
		const callerOf = () => callerOfAny(role, url, isReserved);
		const caller = await callerOf();
		const before = await everyRow({ sql });
		const all = [...exported.map((one) => ({ ...one, permission: operations[one.key] ?? "" })), ...nounOperations];
		const attempts = all.map((one) => ({ ...one, isOpen: isOpenTo(role, one.permission, isReserved) }));
		const problems = async (wanted: boolean) => {
			let own = caller;
			const found: [operation: string, problem: ReturnType<typeof problemOf> | "done"][] = [];
			for (const { key, run, permission } of attempts.filter(({ isOpen }) => isOpen === wanted)) {
				const problem = await (async () => run(own, "offices", {}, {}, {}))().then(() => "done" as const, problemOf);
				// Some operations end the session of their caller.
				if (wanted && problem === "done") own = await callerOf();
				found.push([`${key}: ${permission}`, problem]);
			}
			return found;
		};
		const refusal = (operation: string) => ({ kind: "refused", permission: operation.split(": ")[1] });
		const denied = await problems(false);
		expect(denied).toEqual(denied.map(([operation]) => [operation, refusal(operation)]));
		expect(await everyRow({ sql })).toEqual(before);
		const open = await problems(true);
		expect(open.filter(([, problem]) => problem !== "done" && problem?.kind === "refused")).toEqual([]);
	},
);
