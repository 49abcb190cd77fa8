import { Outlet } from "react-router";
import { useAdminTexts } from "../../admin/frame.ts";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

/** Who is responsible for the site, and what the company charges: content that several public pages show. */
export default function Settings() {
	const t = useAdminTexts().content;
	return (
		<>
			<h1 className="mb-4">{t.settings}</h1>
			<Outlet />
		</>
	);
}
