import { data } from "react-router";
import { requestContextKey } from "../../request-context.ts";
import { ProgramSearch } from "../../ui/filter-form.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import type { Route } from "./+types/not-found";

/** Any unknown URL. The server logs it (requirement ROUTE-19). */
export function loader({ context }: Route.LoaderArgs) {
	if (context.get(requestContextKey).isTooLarge) throw data(null, { status: 413 });
	return data(null, { status: 404 });
}

export const action = loader;

export default function NotFoundPage() {
	return (
		<NotFound>
			<ProgramSearch />
		</NotFound>
	);
}
