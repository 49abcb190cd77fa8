import { Outlet } from "react-router";
import { useAdminTexts } from "../../admin/frame.ts";
import { PageTitle } from "../../admin/page.tsx";

/** Who is responsible for the site, and what the company charges: content that several public pages show. */
export default function Settings() {
	const t = useAdminTexts().navigation;
	return (
		<>
			<PageTitle title={t.entries.company} className="mb-4" />
			<Outlet />
		</>
	);
}
