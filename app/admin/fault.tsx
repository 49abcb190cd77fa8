import { useHref, useLocation } from "react-router";
import { useAdminTexts } from "./frame.ts";

/** In place of what could not be read; trying again is a plain request, which works when nothing else does. */
export function FetchFault() {
	const t = useAdminTexts();
	const here = useHere();
	return (
		<div className="notice border-brick bg-brick-wash" role="alert">
			<p className="font-semibold text-brick">{t.fetchFailed}</p>
			<p className="mt-3">
				<a className="btn" href={here}>
					{t.retry}
				</a>
			</p>
		</div>
	);
}

function useHere(): string {
	const { pathname, search } = useLocation();
	return useHref(pathname) + search;
}

/** A part of the admin that broke, or that the connection lost. */
export function TabFault() {
	return (
		<div className="wrap py-6">
			<FetchFault />
		</div>
	);
}
