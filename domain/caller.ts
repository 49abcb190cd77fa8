import type { Database } from "../database/connect.ts";
import { refused } from "./errors.ts";
import { type Noun, type Permission, permissions, type Rank } from "./permissions.ts";
import type {
	Accounts,
	AdReports,
	Chat,
	Clock,
	Guesses,
	ImageMaker,
	ImageStore,
	Jobs,
	Limits,
	Mailer,
	Memory,
	Retention,
	Sheets,
	VisaPortal,
} from "./ports.ts";

/** What a domain function works with. There is no way to them but `Caller.permit`. */
export type Tools = {
	database: Database;
	now: Clock;
	remember: Memory;
	jobs: Jobs;
	chat: Chat;
	mailer: Mailer;
	adReports: AdReports;
	visaPortal: VisaPortal;
	limits: Limits;
	imageStore: ImageStore;
	imageMaker: ImageMaker;
	sheets: Sheets;
	guesses: Guesses;
	accounts: Accounts;
	site: { name: string; url: string };
	/** How long personal data are kept. */
	retention: Retention;
};

export type Identity = {
	/** The part of the network address that is kept: 203.0.113.0/24, 2001:db8::/48. */
	network?: string | undefined;
} & ({ rank: "anonymous" } | { rank: "system" } | { rank: "user" | "admin" | "owner"; userId: string });

/** Who did it, for the audit log. */
export type Actor = { rank: Rank; userId: string | null; network: string | null };

/** Who is asking. A function that forgets to ask for permission has nothing to work with. */
export class Caller {
	readonly #tools: Tools;
	readonly #identity: Identity;
	/** What this caller has been shown so far, for the page cache. */
	readonly nouns = new Set<Noun>();
	/** What this caller has asked for in vain, for the audit log. */
	readonly refused = new Set<Permission>();

	constructor(identity: Identity, tools: Tools) {
		this.#identity = identity;
		this.#tools = tools;
	}

	get rank(): Rank {
		return this.#identity.rank;
	}

	/** Whose account it is; null for visitors and for the product itself. */
	get userId(): string | null {
		return "userId" in this.#identity ? this.#identity.userId : null;
	}

	may(permission: Permission): boolean {
		const ranks: readonly Rank[] = permissions[permission];
		return ranks.includes(this.#identity.rank);
	}

	/** @throws Refused (403) when this caller may not. */
	permit(permission: Permission): Tools & { actor: Actor } {
		if (!this.may(permission)) {
			this.refused.add(permission);
			throw refused(permission);
		}
		this.nouns.add(permission.slice(0, permission.indexOf(":")) as Noun);
		return {
			...this.#tools,
			actor: { rank: this.rank, userId: this.userId, network: this.#identity.network ?? null },
		};
	}
}
