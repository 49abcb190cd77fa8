import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { forbidden } from "../errors.ts";
import type {
	AdConversions,
	Authentication,
	Backups,
	Chat,
	Clock,
	ImageProcessor,
	ImageStore,
	Jobs,
	LoginThrottle,
	Mailer,
	RateLimits,
	ReadCache,
	Retention,
	Spreadsheets,
	VisaPortal,
} from "../ports.ts";
import { type CallerRole, type Permission, permissions, type Resource } from "./permissions.ts";
import { lockRole } from "./session.ts";

/** What a domain function works with. There is no way to them but `Caller.permit`. */
export type Context = {
	database: Database;
	now: Clock;
	cached: ReadCache;
	jobs: Jobs;
	chat: Chat;
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
	/** How long personal data are kept. */
	retention: Retention;
};

export type Identity = {
	/** The part of the network address that is kept: 203.0.113.0/24, 2001:db8::/48. */
	network?: string | undefined;
} & ({ rank: "anonymous" } | { rank: "system" } | SignedIn);
/** `token` names the session that the request came with. */
type SignedIn = { rank: "user" | "admin" | "owner"; userId: string; token: string };

/** Who did it, for the audit log. */
export type Actor = { rank: CallerRole; userId: string | null; network: string | null };

/** Who is asking. A function that forgets to ask for permission has nothing to work with. */
export class Caller {
	readonly #tools: Context;
	#identity: Identity;
	/** What this caller has been shown so far, for the page cache. */
	readonly resourcesRead = new Set<Resource>();
	/** What this caller has asked for in vain, for the audit log. */
	readonly deniedPermissions = new Set<Permission>();

	constructor(identity: Identity, tools: Context) {
		this.#identity = identity;
		this.#tools = tools;
	}

	get role(): CallerRole {
		return this.#identity.rank;
	}

	/** Whose account it is; null for visitors and for the product itself. */
	get userId(): string | null {
		return "userId" in this.#identity ? this.#identity.userId : null;
	}

	may(permission: Permission): boolean {
		const ranks: readonly CallerRole[] = permissions[permission];
		return ranks.includes(this.#identity.rank);
	}

	/** The account goes on in another session, which took the place of the one that the request came with. */
	continueIn(token: string): void {
		if ("token" in this.#identity) this.#identity = { ...this.#identity, token };
	}

	/**
	 * Spec §6, S-02. A signed-in account's transactions begin by reading its session and role again: a request may take minutes
	 * to arrive, and what was taken away meanwhile is gone.
	 * @throws Refused (403; 401 when the session is over) when this caller may not, here and from every transaction.
	 */
	permit(permission: Permission): Context & { actor: Actor } {
		if (!this.may(permission)) throw this.#refuse(permission);
		this.resourcesRead.add(permission.slice(0, permission.indexOf(":")) as Resource);
		return {
			...this.#tools,
			database: this.#databaseFor(permission),
			actor: { rank: this.role, userId: this.userId, network: this.#identity.network ?? null },
		};
	}

	#refuse(permission: Permission): Error {
		this.deniedPermissions.add(permission);
		return forbidden(permission);
	}

	/** What visitors may do as well takes no account: nothing that they send is lost because a session ends meanwhile. */
	#databaseFor(permission: Permission): Database {
		const { database } = this.#tools;
		const ranks: readonly CallerRole[] = permissions[permission];
		if (!("token" in this.#identity) || ranks.includes("anonymous")) return database;
		return beginningWith(database, (transaction) => this.#authorize(permission, transaction));
	}

	async #authorize(permission: Permission, transaction: Transaction): Promise<void> {
		const identity = this.#identity;
		if ("token" in identity) {
			if (changesAccounts.has(permission)) {
				// Two who take each other's role away would each hold what the other waits for: one after the other.
				await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`);
			}
			const lock = permission === "account:use" ? "no key update" : "share";
			const rank = await lockRole(transaction, identity, this.#tools.now(), lock);
			this.#identity = rank ? { ...identity, rank } : { rank: "anonymous", network: identity.network };
		}
		if (!this.may(permission)) throw this.#refuse(permission);
	}
}

const changesAccounts: ReadonlySet<Permission> = new Set(["user:write", "policy:write"]);

/** The same database, whose transactions begin with a check, and which writes in nothing else. */
function beginningWith(database: Database, check: (transaction: Transaction) => Promise<void>): Database {
	const transaction: Database["transaction"] = (work, config) =>
		database.transaction(async (begun) => {
			await check(begun);
			return work(begun);
		}, config);
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
