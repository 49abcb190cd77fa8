import { useLocation } from "react-router";
import { getApplication, getNeighbors } from "../../../domain/cases/applications/queries.ts";
import { applicationFilter } from "../../../domain/cases/applications/rules.ts";
import { resendDelivery } from "../../../domain/cases/deliveries/commands.ts";
import { inLanguage } from "../../../domain/shared/language.ts";
import { ApplicationFacts, StatusHistory } from "../../admin/application-facts.tsx";
import { DeliveryStates } from "../../admin/delivery-states.tsx";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { zoneOf } from "../../admin/time-zone.ts";
import type { Route } from "./+types/application";

export const loader = adminLoader("application", async ({ caller }, { params, request, url }: Route.LoaderArgs) => {
	const filter = applicationFilter(url.searchParams, zoneOf(request));
	const [application, neighbors] = await Promise.all([
		getApplication(caller, params.id),
		getNeighbors(caller, params.id, filter),
	]);
	return { ...application, neighbors };
});

/** The only form here sends a notification again. */
export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => ({
	done: "notification_resent",
	back: `/admin/applications/${params.id}${url.search}`,
	submit: ({ notification = "" }) => resendDelivery(caller, notification),
}));

export default function Application({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.applications;
	const { search } = useLocation();
	const back = `/admin/applications${search}`;
	const address = `/admin/applications/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const application = loaderData.value;
	return (
		<Dialog title={t.title(application.applicantName)} back={back}>
			{application.isSuspect && <p className="mb-3 font-semibold text-brick">{texts.suspect.why}</p>}
			<Neighbors {...application.neighbors} />
			<ApplicationFacts application={application} />
			<StatusHistory history={application.history} />
			<DeliveryStates deliveries={application.deliveries} again={actionData} />
			<p className="dialog-actions">
				<Link to={`${address}/delete${search}`} preventScrollReset className="btn btn-danger">
					{texts.delete}
				</Link>
				<Link to={`/admin/history/${params.id}`} className="btn">
					{texts.log.history}
				</Link>
				<Link to={`${address}/status${search}`} preventScrollReset className="btn">
					{t.changeStatus}
				</Link>
				<a
					className="btn"
					href={inLanguage(`/my/preview/${application.id}`, application.applicantLanguage)}
					target="_blank"
					rel="noopener"
				>
					{texts.case.preview}
				</a>
				<Link to={`/admin/applicants/${application.applicantId}`} className="btn btn-primary">
					{texts.case.open}
				</Link>
			</p>
		</Dialog>
	);
}

/** The applications before and after this one in the list behind the dialog. */
function Neighbors({ previous, next }: { previous: string | null; next: string | null }) {
	const t = useManagementTexts().lists;
	const { search } = useLocation();
	const links = [
		{ id: previous, rel: "prev", text: `← ${t.previous}` },
		{ id: next, rel: "next", text: `${t.next} →` },
	];
	if (!previous && !next) return null;
	return (
		<nav aria-label={t.neighbors} className="mb-3 flex flex-wrap justify-between gap-2">
			{links.map(({ id, rel, text }) =>
				id ? (
					<Link
						key={rel}
						to={`/admin/applications/${id}${search}`}
						rel={rel}
						replace
						preventScrollReset
						className="btn btn-small"
					>
						{text}
					</Link>
				) : (
					<span key={rel} />
				),
			)}
		</nav>
	);
}
