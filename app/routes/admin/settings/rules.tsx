import { Outlet } from "react-router";
import { FetchFault } from "../../../admin/fault.tsx";
import { useAdminTexts } from "../../../admin/frame.ts";
import { adminLoader } from "../../../admin/page-handlers.ts";
import { PageTitle } from "../../../admin/page-title.tsx";
import { readPolicies } from "../../../admin/policies.ts";
import { PolicyList } from "../../../admin/policy-list.tsx";
import type { Route } from "./+types/rules";

export { TabFault as ErrorBoundary } from "../../../admin/fault.tsx";

export const loader = adminLoader("rules", ({ caller }) => readPolicies(caller, "rules"));

/** The switches of the whole site. */
export default function Rules({ loaderData: { value } }: Route.ComponentProps) {
	const t = useAdminTexts().navigation.entries;
	return (
		<>
			<PageTitle title={t.rules} className="mb-4" />
			{value ? <PolicyList policies={value} home="/admin/settings/rules" /> : <FetchFault />}
			<Outlet />
		</>
	);
}
