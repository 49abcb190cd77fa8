import { Outlet } from "react-router";
import { useAdminTexts } from "../../../admin/frame.ts";
import { Page } from "../../../admin/page.tsx";
import { adminLoader } from "../../../admin/page-handlers.ts";
import { readPolicies } from "../../../admin/policies.ts";
import { PolicyList } from "../../../admin/policy-list.tsx";
import type { Route } from "./+types/rules";

export const loader = adminLoader("rules", ({ caller }) => readPolicies(caller, "rules"));

/** The switches of the whole site. */
export default function Rules({ loaderData }: Route.ComponentProps) {
	const t = useAdminTexts().navigation.entries;
	return (
		<>
			<Page title={t.rules} loaded={loaderData}>
				{(policies) => <PolicyList policies={policies} home="/admin/settings/rules" />}
			</Page>
			<Outlet />
		</>
	);
}
