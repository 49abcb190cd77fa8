import { type Issue, invalid } from "../../../domain/shared/errors.ts";
import { findIssues } from "../../../domain/shared/validation.ts";
import { checkVisaStatus } from "../../../domain/visa/commands.ts";
import { isoDay, visaInput } from "../../../domain/visa/schema.ts";
import { emptyForm, handleForm, readFields } from "../../forms.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { type RequestContext, requestContextKey, useHref } from "../../request-context.ts";
import { Head } from "../../ui/head.tsx";
import { MessengerLinks } from "../../ui/messenger-links.tsx";
import { VisaForm } from "../../ui/visa-form.tsx";
import { VisaPanel } from "../../ui/visa-panel.tsx";
import { VisaStages } from "../../ui/visa-stages.tsx";
import type { Route } from "./+types/visa-status";

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
	const check = async () => {
		const issues: Issue[] = findIssues(visaInput(isoDay(requestContext.now)), input);
		// Passport data requires a separate consent (security.md, "Law").
		if (text("consent") !== "yes") issues.push({ field: "consent", code: "consent" });
		if (issues.length > 0) throw invalid(issues);
		const finding = await checkVisaStatus(requestContext.caller, input, requestContext.client);
		if (requestContext.adVisitor)
			requestContext.response.trackAdEvent({ name: "visa-status-checked", id: crypto.randomUUID() });
		// Keep the input after "not found", so that the visitor can check it; clear it after a result.
		return { state: finding.kind === "none" ? { ...emptyForm(), values } : emptyForm(), finding };
	};
	return handleForm(requestContext, fields, check, { show: (state) => ({ state, finding: null }) });
}

export default function VisaStatus({ actionData }: Route.ComponentProps) {
	const t = useTexts();
	const { follow } = useMyTexts();
	const href = useHref();
	const { state, finding } = actionData ?? { state: emptyForm(), finding: null };
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
