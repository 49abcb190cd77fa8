import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import type { DeliveryChannel, Role } from "../../database/values.ts";
import type { Authentication, LoginThrottle } from "../authentication.ts";
import { forbidden } from "../errors.ts";
import type {
	AdConversions,
	Backups,
	Channel,
	Clock,
	ImageProcessor,
	ImageStore,
	Mailer,
	RateLimits,
	ReadCache,
	Retention,
	Spreadsheets,
	VisaPortal,
} from "../ports.ts";
import { type CallerRole, type Permission, permissions, type Resource } from "./permissions.ts";
import { lockRole } from "./session.ts";

/** Everything that domain functions work with. Only `Caller.permit` returns it. */
export type Context = {
	database: Database;
	now: Clock;
	cached: ReadCache;
	/** Invalidates what this process has cached of a resource. Other processes are notified by the database. */
	markChanged: (resource: Resource) => void;
	channels: Record<DeliveryChannel, Channel>;
	mailer: Mailer;
	adConversions: AdConversions;
	visaPortal: VisaPortal;
	rateLimits: RateLimits;
	imageStore: ImageStore;
	imageProcessor: ImageProcessor;
	spreadsheets: Spreadsheets;
	loginThrottle: LoginThrottle;
	authentication: Authentication;
	site: { name: string; url: string };
	backups: Backups;
	/** Retention periods of personal data. */
	retention: Retention;
};

export type Identity = {
	/** The shortened network address: 203.0.113.0/24, 2001:db8::/48. */
	network?: string | undefined;
} & ({ role: "anonymous" } | { role: "system" } | SignedIn);
/** `token` identifies the request's session. */
type SignedIn = { role: Role; userId: string; token: string };

/** The actor of an audit entry. */
export type Actor = { role: CallerRole; userId: string | null; network: string | null };

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

	/** The account's id; null for visitors and the system. */
	get userId(): string | null {
		return "userId" in this.#identity ? this.#identity.userId : null;
	}

	may(permission: Permission): boolean {
		const roles: readonly CallerRole[] = permissions[permission];
		return roles.includes(this.#identity.role);
	}

	/** Continues with the session that replaced the request's session. */
	continueIn(token: string): void {
		if ("token" in this.#identity) this.#identity = { ...this.#identity, token };
	}

	/**
	 * Spec §6, S-02. A signed-in account's transactions first read its session and role again, because a request may take
	 * minutes to arrive and permissions may have been revoked meanwhile.
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
		if (!("token" in this.#identity) || roles.includes("anonymous")) return database;
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
			const role = await lockRole(transaction, identity, this.#context.now(), lock);
			this.#identity = role ? { ...identity, role } : { role: "anonymous", network: identity.network };
		}
		if (!this.may(permission)) throw this.#refuse(permission);
	}
}

const changesAccounts: ReadonlySet<Permission> = new Set(["user:write", "policy:write"]);

const resourceOf = (permission: Permission) => permission.slice(0, permission.indexOf(":")) as Resource;

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
		throw new Error("A signed-in account writes in transactions only: they read its session and role again.");
	};
	return Object.assign(Object.create(database) as Database, {
		transaction,
		insert: write,
		update: write,
		delete: write,
	});
}
