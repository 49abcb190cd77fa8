import { useHref, useLocation, useMatches } from "react-router";
import { useAdminTexts } from "./frame.ts";

/** Shown instead of data that could not be read; the retry is a plain link. */
export function FetchFault() {
	const t = useAdminTexts();
	const here = useHere();
	const requestId = useLoaded("requestId");
	if (useLoaded("fault") === "refused") return <p className="notice">{t.ownersOnly}</p>;
	return (
		<div className="notice border-brick bg-brick-wash" role="alert">
			<p className="font-semibold text-brick">{t.fetchFailed}</p>
			{requestId && (
				<p className="mt-1">
					{t.requestCode} <code>{requestId}</code>
				</p>
			)}
			<p className="mt-3">
				<a className="btn" href={here}>
					{t.retry}
				</a>
			</p>
		</div>
	);
}

/** What a loader of this page reports about data that it could not read. */
function useLoaded(name: "requestId" | "fault"): string | undefined {
	const reports = useMatches().map(({ loaderData }) => (loaderData as Record<string, unknown> | undefined)?.[name]);
	return reports.find((report) => typeof report === "string") as string | undefined;
}

function useHere(): string {
	const { pathname, search } = useLocation();
	return useHref(pathname) + search;
}

/** Shown if a part of the admin panel failed or the connection was lost. */
export function TabFault() {
	return (
		<div className="wrap py-6">
			<FetchFault />
		</div>
	);
}

/** Instead of a record that does not exist, or that could not be read. */
export function ReadFault({ fault }: { fault: string | null | undefined }) {
	const { faults } = useAdminTexts();
	return fault === "missing" ? <p className="notice">{faults.missing}</p> : <FetchFault />;
}
