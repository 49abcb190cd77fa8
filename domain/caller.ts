import type { Database } from "../database/connect.ts";
import { refused } from "./errors.ts";
import { type Noun, type Permission, permissions, type Rank } from "./permissions.ts";
import type { Chat, Clock, Jobs, Limits, Mailer, Memory, VisaPortal } from "./ports.ts";

/** What a domain function works with. There is no way to them but `Caller.permit`. */
export type Tools = {
	database: Database;
	now: Clock;
	remember: Memory;
	jobs: Jobs;
	chat: Chat;
	mailer: Mailer;
	visaPortal: VisaPortal;
	limits: Limits;
	site: { name: string; url: string };
};

type Identity = { rank: "anonymous" } | { rank: "system" } | { rank: "user" | "admin" | "owner"; userId: string };

/** Who is asking. A function that forgets to ask for permission has nothing to work with. */
export class Caller {
	readonly #tools: Tools;
	readonly #identity: Identity;
	/** What this caller has been shown so far, for the page cache. */
	readonly nouns = new Set<Noun>();

	constructor(identity: Identity, tools: Tools) {
		this.#identity = identity;
		this.#tools = tools;
	}

	get rank(): Rank {
		return this.#identity.rank;
	}

	may(permission: Permission): boolean {
		const ranks: readonly Rank[] = permissions[permission];
		return ranks.includes(this.#identity.rank);
	}

	/** @throws Refused (403) when this caller may not. */
	permit(permission: Permission): Tools {
		if (!this.may(permission)) throw refused(permission);
		this.nouns.add(permission.slice(0, permission.indexOf(":")) as Noun);
		return this.#tools;
	}
}
