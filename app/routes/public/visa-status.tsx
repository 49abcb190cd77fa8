import { data } from "react-router";
import { type Issue, problemOf } from "../../../domain/errors.ts";
import { findIssues } from "../../../domain/validation.ts";
import { checkVisaStatus } from "../../../domain/visa/commands.ts";
import { isoDay, visaInput } from "../../../domain/visa/schema.ts";
import { type FormAgain, readFields } from "../../forms.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { type RequestContext, requestContextKey, useHref } from "../../request-context.ts";
import { Head } from "../../ui/head.tsx";
import { MessengerLinks } from "../../ui/messenger-links.tsx";
import { VisaForm } from "../../ui/visa-form.tsx";
import { VisaPanel } from "../../ui/visa-panel.tsx";
import { VisaStages } from "../../ui/visa-stages.tsx";
import type { Route } from "./+types/visa-status";

const empty: FormAgain = { values: {}, issues: [], fault: null, minutes: 0, key: "" };

const keepNothing = (context: RequestContext) => {
	context.response.skipCache();
	context.response.keepConfidential();
};

export function loader({ context }: Route.LoaderArgs) {
	keepNothing(context.get(requestContextKey));
	return null;
}

/**
 * Queries the portal and shows the result in the same response: it is private, so there is no redirect and no URL for
 * it.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	keepNothing(requestContext);
	const fields = await readFields(request);
	const text = (name: string) => {
		const value = fields.get(name);
		return typeof value === "string" ? value : "";
	};
	const input = {
		fullName: text("fullName"),
		passportNumber: text("passportNumber"),
		dateOfBirth: text("dateOfBirth"),
	};
	const values = Object.fromEntries([...Object.entries(input), ["consent", text("consent")]].map(([k, v]) => [k, [v]]));
	const again = (status: number, change: Partial<FormAgain>) =>
		data({ state: { ...empty, values, ...change }, finding: null }, { status });

	const issues: Issue[] = findIssues(visaInput(isoDay(requestContext.now)), input);
	// Passport data requires a separate consent (security.md, "Law").
	if (text("consent") !== "yes") issues.push({ field: "consent", code: "consent" });
	if (issues.length > 0) return again(422, { issues });
	try {
		const finding = await checkVisaStatus(requestContext.caller, input, requestContext.client);
		if (requestContext.adVisitor)
			requestContext.response.trackAdEvent({ name: "visa-status-checked", id: crypto.randomUUID() });
		// Keep the input after "not found", so that the visitor can check it; clear it after a result.
		return data({ state: finding.kind === "none" ? { ...empty, values } : empty, finding });
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind === "invalid") return again(422, { issues: problem.issues });
		if (problem?.kind === "limited") {
			return again(429, { fault: "limited", minutes: Math.ceil(problem.seconds / 60) });
		}
		requestContext.report("visa status could not be checked", error);
		return again(503, { fault: "unavailable" });
	}
}

export default function VisaStatus({ actionData }: Route.ComponentProps) {
	const t = useTexts();
	const { follow } = useMyTexts();
	const href = useHref();
	const { state, finding } = actionData ?? { state: empty, finding: null };
	return (
		<div className="wrap section">
			<Head title={t.visa.title} description={t.visa.description} card="visa-status" />
			<h1>{t.visa.title}</h1>
			<p className="text mt-4 text-lg">{t.visa.intro}</p>
			<div data-form className="mt-8 grid items-start gap-8 lg:grid-cols-2">
				<VisaForm state={state} />
				<div className="grid gap-8">
					<VisaPanel finding={finding} failed={state.fault === "unavailable"} />
					<VisaStages current={finding?.kind === "found" ? finding.group : undefined} />
				</div>
			</div>
			<section className="pt-10">
				<h2>{t.visa.helpTitle}</h2>
				<p className="mt-2 text-muted">{t.visa.helpText}</p>
				<ul className="mt-5 flex flex-wrap gap-3">
					<MessengerLinks />
					<li>
						<a className="btn" href={href("/contact")}>
							{t.nav.contact}
						</a>
					</li>
					<li>
						<a className="btn" href={href("/my")}>
							{follow}
						</a>
					</li>
				</ul>
			</section>
		</div>
	);
}
