import { and, eq, isNull, notInArray, type SQL, sql, TransactionRollbackError } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../database/connect.ts";
import { type applicants, applications, entries } from "../../database/tables.ts";
import type { DeliveryChannel, Role } from "../../database/values.ts";
import { internalEntryKinds } from "../../database/values.ts";
import { forbidden } from "../shared/errors.ts";
import type {
	AdConversions,
	Backups,
	Bot,
	CentralBank,
	Channel,
	Chat,
	Clock,
	DocumentMaker,
	FileStore,
	ImageProcessor,
	ImageStore,
	Machine,
	Mailer,
	RateLimits,
	Retention,
	Spreadsheets,
	VisaPortal,
} from "../shared/ports.ts";
import { type ApplicantIdentity, lockApplicantSession } from "./applicant-session.ts";
import type { Authentication, LoginThrottle, OpenThrottle } from "./authentication.ts";
import { type CallerRole, type OwnPermission, type Permission, permissions, type Resource } from "./permissions.ts";
import { lockRole } from "./session.ts";

/** Caches the result of a read until its data changes in any process. */
export type ReadCache = <T>(noun: Resource, key: string, read: () => Promise<T>) => Promise<T>;

/** Everything that domain functions work with. Only `Caller.permit` returns it. */
export type Context = {
	database: Database;
	now: Clock;
	/** For reads of which there are few, such as the site content. */
	cached: ReadCache;
	/** Invalidates what this process has cached of a resource. Other processes are notified by the database. */
	markChanged: (resource: Resource) => void;
	channels: Record<DeliveryChannel, Channel>;
	mailer: Mailer;
	/** The staff chat, for messages that are no delivery. */
	chat: Chat;
	bot: Bot;
	/**
	 * Whether messages reach the staff chat and mailboxes, and not only the log, and whether the bot hears what is written
	 * to it (in development: on the page of the outbox). Without the visa portal, the visa check shows demo results.
	 */
	configured: Record<"chat" | "mail" | "bot" | "visaPortal", boolean>;
	adConversions: AdConversions;
	visaPortal: VisaPortal;
	centralBank: CentralBank;
	rateLimits: RateLimits;
	imageStore: ImageStore;
	imageProcessor: ImageProcessor;
	fileStore: FileStore;
	documentMaker: DocumentMaker;
	spreadsheets: Spreadsheets;
	loginThrottle: LoginThrottle;
	openThrottle: OpenThrottle;
	authentication: Authentication;
	/**
	 * `botName` without "@"; `mailAddress` is where emails come from. Both are undefined if they are not configured.
	 * `outboxUrl` is the page that stands in for Telegram in development.
	 */
	site: {
		name: string;
		url: string;
		botName?: string | undefined;
		mailAddress?: string | undefined;
		outboxUrl?: string | undefined;
	};
	backups: Backups;
	machine: Machine;
	/** Retention periods of personal data. */
	retention: Retention;
};

export type Identity = {
	/** The shortened network address: 203.0.113.0/24, 2001:db8::/48. */
	network?: string | undefined;
} & ({ role: "anonymous" } | { role: "system" } | ApplicantIdentity | SignedIn);
/** `token` identifies the request's session; `isStaffReserved` says whether only owners manage accounts. */
type SignedIn = { role: Role; userId: string; token: string; isStaffReserved?: boolean };

/** The actor of an audit entry. */
export type Actor = { role: CallerRole; userId: string | null; network: string | null };

/** The tables with rows of applicants. */
type OwnTable = typeof applicants | typeof applications | { applicantId: PgColumn; applicationId?: PgColumn };

/** What a permission for one's own application grants. */
export type OwnContext = Context & {
	actor: Actor;
	applicantId: string;
	/** The only application that the session sees; null if it sees all of the applicant's. */
	applicationId: string | null;
	sessionId: string;
	/** The session's own rows of a table: the only way that these functions choose rows. */
	isOwn(table: OwnTable): SQL;
};

/** The caller of a domain function. Without calling `permit`, a function has no access to the database. */
export class Caller {
	readonly #context: Context;
	#identity: Identity;
	/** The resources that this caller was permitted to read, for the page cache. */
	readonly resourcesRead = new Set<Resource>();
	/** The permissions that were denied, for the audit log. */
	readonly deniedPermissions = new Set<Permission>();

	constructor(identity: Identity, context: Context) {
		this.#identity = identity;
		this.#context = context;
	}

	get role(): CallerRole {
		return this.#identity.role;
	}

	/** The shortened network address. */
	get network(): string | undefined {
		return this.#identity.network;
	}

	/** The account's id; null for visitors and the system. */
	get userId(): string | null {
		return "userId" in this.#identity ? this.#identity.userId : null;
	}

	may(permission: Permission): boolean {
		const roles: readonly CallerRole[] = permissions[permission];
		const identity = this.#identity;
		const isReserved = permission === "user:write" && "isStaffReserved" in identity && identity.isStaffReserved;
		return roles.includes(identity.role) && (!isReserved || identity.role === "owner");
	}

	/** Continues with the session that replaced the request's session. */
	continueIn(token: string): void {
		if ("token" in this.#identity) this.#identity = { ...this.#identity, token };
	}

	/**
	 * Spec §6, S-02. A transaction of a caller with a session first reads the session and role again, because a request
	 * may take minutes to arrive and permissions may have been revoked meanwhile.
	 * @throws ProblemError: refused (403; 401 if the session has ended) here and in every transaction.
	 */
	permit(permission: Permission): Context & { actor: Actor } {
		if (!this.may(permission)) throw this.#refuse(permission);
		this.resourcesRead.add(resourceOf(permission));
		return {
			...this.#context,
			database: this.#databaseFor(permission),
			actor: { role: this.role, userId: this.userId, network: this.#identity.network ?? null },
		};
	}

	/**
	 * For functions about the caller's own application. The rows of others do not exist for them.
	 * @throws ProblemError: refused, as `permit`.
	 */
	permitOwn(permission: OwnPermission): OwnContext {
		const context = this.permit(permission);
		const identity = this.#identity;
		if (!("sessionId" in identity)) throw this.#refuse(permission);
		const { applicantId, applicationId, sessionId } = identity;
		return { ...context, applicantId, applicationId, sessionId, isOwn: (table) => isOwn(table, identity) };
	}

	/**
	 * Does something with a caller whose changes are rolled back, for a preview. It must not use this caller meanwhile.
	 * @returns the result of `work`.
	 */
	async rehearse<Result>(work: (caller: Caller) => Promise<Result>): Promise<Result> {
		const { database } = this.#context;
		const results: Result[] = [];
		const rolledBack = database.transaction(async (transaction) => {
			const context = { ...this.#context, database: transaction as unknown as Database, markChanged() {} };
			const cached: ReadCache = (_noun, _key, read) => read();
			results.push(await work(new Caller(this.#identity, { ...context, cached })));
			transaction.rollback();
		});
		await rolledBack.catch((error) => {
			if (!(error instanceof TransactionRollbackError)) throw error;
		});
		return results[0] as Result;
	}

	#refuse(permission: Permission): Error {
		this.deniedPermissions.add(permission);
		return forbidden(permission);
	}

	/**
	 * Operations that visitors may call too need no session, so that a submission is not lost when a session ends
	 * meanwhile.
	 */
	#databaseFor(permission: Permission): Database {
		const { database } = this.#context;
		const roles: readonly CallerRole[] = permissions[permission];
		const hasSession = "token" in this.#identity || "sessionId" in this.#identity;
		if (!hasSession || roles.includes("anonymous")) return database;
		return checkedTransactions(database, {
			before: (transaction) => this.#authorize(permission, transaction),
			// The next page that this account opens must show the change, even before the notification has arrived.
			after: () => {
				if (permission.endsWith(":write")) this.#context.markChanged(resourceOf(permission));
			},
		});
	}

	async #authorize(permission: Permission, transaction: Transaction): Promise<void> {
		const identity = this.#identity;
		if ("token" in identity) {
			if (changesAccounts.has(permission)) {
				// Two owners who demote each other would deadlock, so serialize these transactions.
				await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`);
			}
			const lock = permission === "account:use" ? "no key update" : "share";
			const account = await lockRole(transaction, identity, this.#context.now(), lock);
			this.#identity = account ? { ...identity, ...account } : { role: "anonymous", network: identity.network };
		}
		if ("sessionId" in identity) {
			const role = await lockApplicantSession(transaction, identity, this.#context.now());
			this.#identity = role ? { ...identity, role } : { role: "anonymous", network: identity.network };
		}
		if (!this.may(permission)) throw this.#refuse(permission);
	}
}

const changesAccounts: ReadonlySet<Permission> = new Set(["user:write", "staff:write", "policy:write"]);

const resourceOf = (permission: Permission) => permission.slice(0, permission.indexOf(":")) as Resource;

/**
 * Rows without an application belong to the whole applicant, so a session of one application does not see them. Entries that
 * only staff see are nobody's, and neither are those that were taken back.
 */
function isOwn(table: OwnTable, { applicantId, applicationId }: ApplicantIdentity): SQL {
	const applicant = "applicantId" in table ? table.applicantId : table.id;
	const isPublic =
		table === entries ? and(notInArray(entries.kind, [...internalEntryKinds]), isNull(entries.undoneAt)) : undefined;
	const ofApplicant = and(eq(applicant, applicantId), isPublic) as SQL;
	if (applicationId === null) return ofApplicant;
	const application = table === applications ? applications.id : "applicationId" in table && table.applicationId;
	return application ? (and(ofApplicant, eq(application, applicationId)) as SQL) : sql`false`;
}

/** Wraps the database: transactions start with a check, and writes outside a transaction throw. */
function checkedTransactions(
	database: Database,
	{ before, after }: { before(transaction: Transaction): Promise<void>; after(): void },
): Database {
	const transaction: Database["transaction"] = async (work, config) => {
		const result = await database.transaction(async (begun) => {
			await before(begun);
			return work(begun);
		}, config);
		after();
		return result;
	};
	const write = () => {
		throw new Error("A caller with a session writes in transactions only: they read the session and role again.");
	};
	return Object.assign(Object.create(database) as Database, {
		transaction,
		insert: write,
		update: write,
		delete: write,
	});
}
