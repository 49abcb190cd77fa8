import type { Caller } from "../access/caller.ts";

/** Which outside systems the settings name. `mailAddress` is where emails come from. */
export async function getConnections(caller: Caller) {
	const { configured, centralBank, site } = caller.permit("maintenance:read");
	return { ...configured, rates: centralBank.isConfigured, mailAddress: site.mailAddress ?? null };
}
