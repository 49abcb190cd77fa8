import type { Caller } from "../../domain/access/caller.ts";
import { requireTwoFactor, reserveStaff } from "../../domain/accounts/users/commands.ts";
import { isStaffReserved, needsTwoFactor } from "../../domain/accounts/users/queries.ts";
import { getContent } from "../../domain/content/site/queries.ts";
import { hidePromises } from "../../domain/desk/promises/commands.ts";
import { setRoundRobin } from "../../domain/desk/queue/assign-commands.ts";
import { isRoundRobin } from "../../domain/desk/queue/staff-queries.ts";
import { requireLink } from "../../domain/my/commands.ts";
import { getOpenWays } from "../../domain/my/queries.ts";
import type { ManagementTexts } from "./texts.ts";

/** The last part of the address of a switch, `/admin/settings/rules/…`. */
export type PolicyAddress = keyof ManagementTexts["users"]["policies"];

/** The page that shows a switch. */
type PolicyPage = "rules" | "security";

type Policy = {
	page: PolicyPage;
	/** Undefined if nobody has decided, which counts as off. */
	read: (caller: Caller) => Promise<boolean | undefined>;
	/** Only owners may; the change is audited. */
	write: (caller: Caller, isOn: boolean) => Promise<void>;
};

/** The switches of the whole site, in the order in which owners see them. */
const policies: Record<PolicyAddress, Policy> = {
	"owners-only": { page: "rules", read: isStaffReserved, write: reserveStaff },
	"second-factor": { page: "security", read: needsTwoFactor, write: requireTwoFactor },
	"application-links": {
		page: "rules",
		read: async (caller) => (await getOpenWays(caller)).needsLink,
		write: requireLink,
	},
	"round-robin": { page: "rules", read: isRoundRobin, write: setRoundRobin },
	promises: {
		page: "rules",
		read: async (caller) => (await getContent(caller)).arePromisesHidden,
		write: hidePromises,
	},
};

/** @returns undefined if no switch has this address. */
export const findPolicy = (address: string): Policy | undefined =>
	Object.hasOwn(policies, address) ? policies[address as PolicyAddress] : undefined;

/** Reads the switches of a page: the address of each, and whether it is on. For owners only. */
export function readPolicies(caller: Caller, page: PolicyPage) {
	caller.permit("policy:write");
	const shown = Object.entries(policies).filter(([, policy]) => policy.page === page);
	return Promise.all(
		shown.map(async ([address, { read }]) => ({ address: address as PolicyAddress, isOn: await read(caller) })),
	);
}
