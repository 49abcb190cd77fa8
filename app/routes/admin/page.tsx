import { Outlet } from "react-router";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

/** Without data, the browser would not keep the page that came with the document (app/admin/pages.ts). */
export const loader = () => null;

/** What is inside the frame of the panel: a page that fails leaves the frame as it is. */
export default function Page() {
	return <Outlet />;
}
