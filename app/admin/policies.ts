import type { Caller } from "../../domain/access/caller.ts";
import { requireTwoFactor } from "../../domain/accounts/users/commands.ts";
import { needsTwoFactor } from "../../domain/accounts/users/queries.ts";
import { getContent } from "../../domain/content/site/queries.ts";
import { hidePromises } from "../../domain/desk/promises/commands.ts";
import { setRoundRobin } from "../../domain/desk/queue/assign-commands.ts";
import { isRoundRobin } from "../../domain/desk/queue/staff-queries.ts";
import { requireLink } from "../../domain/my/commands.ts";
import { getOpenWays } from "../../domain/my/open-queries.ts";
import type { AdminTexts } from "./texts.ts";

/** The last part of the address of a switch, `/admin/users/…`. */
export type PolicyAddress = keyof AdminTexts["users"]["policies"];

type Policy = {
	read: (caller: Caller) => Promise<boolean>;
	/** Only owners may; the change is audited. */
	write: (caller: Caller, isOn: boolean) => Promise<void>;
};

/** The switches of the whole site, in the order in which owners see them. */
const policies: Record<PolicyAddress, Policy> = {
	"second-factor": { read: needsTwoFactor, write: requireTwoFactor },
	"application-links": { read: async (caller) => (await getOpenWays(caller)).needsLink, write: requireLink },
	"round-robin": { read: isRoundRobin, write: setRoundRobin },
	promises: { read: async (caller) => (await getContent(caller)).arePromisesHidden, write: hidePromises },
};

/** @returns undefined if no switch has this address. */
export const findPolicy = (address: string): Policy | undefined =>
	Object.hasOwn(policies, address) ? policies[address as PolicyAddress] : undefined;

/** Reads every switch: its address, and whether it is on. */
export const readPolicies = (caller: Caller): Promise<{ address: PolicyAddress; isOn: boolean }[]> =>
	Promise.all(
		Object.entries(policies).map(async ([address, { read }]) => ({
			address: address as PolicyAddress,
			isOn: await read(caller),
		})),
	);
