import { data } from "react-router";
import { testConversion } from "../../../domain/messaging/conversions/commands.ts";
import { getConversionStates } from "../../../domain/messaging/conversions/queries.ts";
import { problemOf } from "../../../domain/shared/errors.ts";
import { DeliveryError } from "../../../domain/shared/ports.ts";
import { emptyForm, type FormResult, readFields } from "../../forms.ts";
import { usePixelTexts } from "../../i18n/pixel/texts.ts";
import { loadOptional } from "../../load.ts";
import { type RequestContext, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { Field, FormSent, FormSummary } from "../../ui/form.tsx";
import { Head } from "../../ui/head.tsx";
import type { Route } from "./+types/pixel-test";

const empty = emptyForm();

/** The state of the server's own reports, for staff only. */
async function serverPart(context: RequestContext) {
	context.response.skipCache();
	if (!context.caller.may("conversion:read")) return null;
	return loadOptional(context, "conversions", () => getConversionStates(context.caller));
}

export async function loader({ context }: Route.LoaderArgs) {
	return { reports: await serverPart(context.get(requestContextKey)) };
}

/** Sends one test event from the server and waits for Meta's answer. */
export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const fields = await readFields(request);
	const input = { kind: fields.get("kind") ?? "", code: fields.get("code") ?? "" };
	const values = { kind: [String(input.kind)], code: [String(input.code)] };
	const page = {
		source: `${requestContext.site.url}/facebook-pixel-test`,
		agent: request.headers.get("user-agent") ?? "",
	};
	const result = await testConversion(requestContext.caller, input, page).then(
		() => ({ status: 200, sent: true, reason: "", state: { ...empty, values } }),
		(error) => {
			const problem = problemOf(error);
			if (problem?.kind === "refused") throw data(null, { status: 403 });
			if (problem?.kind === "invalid")
				return { status: 422, sent: false, reason: "", state: { ...empty, values, issues: problem.issues } };
			if (!(error instanceof DeliveryError)) throw error;
			return { status: 502, sent: false, reason: error.message, state: { ...empty, values } };
		},
	);
	return data({ ...result, reports: await serverPart(requestContext) }, { status: result.status });
}

export default function PixelTest({ loaderData, actionData }: Route.ComponentProps) {
	const { site } = useRequestContext();
	const t = usePixelTexts();
	const reports = (actionData ?? loaderData).reports;
	return (
		<div className="wrap section">
			<Head title={t.title} hidden />
			<h1>{t.title}</h1>
			<p className="text mt-4 text-lg">{t.intro}</p>
			{!site.pixelId && <p className="notice mt-6">{t.off}</p>}
			<section
				className="mt-8"
				data-pixel-test
				data-unanswered={t.unanswered}
				data-refused={t.refused}
				aria-label={t.buttons}
			>
				<h2>{t.buttons}</h2>
				<div className="mt-4 flex flex-wrap gap-3">
					{Object.entries(t.events).map(([event, text]) => (
						<button key={event} type="button" className="btn" data-event={event} disabled={!site.pixelId}>
							{text}
						</button>
					))}
				</div>
				<h3 className="mt-6">{t.log}</h3>
				<ol className="mt-2 min-h-11" aria-live="polite" data-log />
			</section>
			<section className="prose mt-8">
				<h2>{t.checklist}</h2>
				<ol>
					{t.steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</section>
			{reports && <ServerPart reports={reports} answer={actionData} />}
		</div>
	);
}

type Reports = NonNullable<Awaited<ReturnType<typeof serverPart>>>;
type Answer = { sent: boolean; reason: string; state: FormResult };

function ServerPart({ reports, answer }: { reports: Reports; answer: Answer | undefined }) {
	const t = usePixelTexts();
	const href = useHref();
	const state = answer?.state ?? empty;
	return (
		<section className="mt-10" data-server-part>
			<h2>{t.server}</h2>
			<p className="text mt-3">{reports.reaches ? t.serverOn : t.serverOff}</p>
			<dl className="notice fact-list mt-4 max-w-[36rem]">
				<dt>{t.sent}</dt>
				<dd>{reports.sent}</dd>
				<dt>{t.waiting}</dt>
				<dd>{reports.waiting}</dd>
				<dt>{t.failed}</dt>
				<dd>
					{reports.failed}
					{reports.reason && <span className="block text-sm text-muted">{reports.reason}</span>}
				</dd>
			</dl>
			{reports.reaches && (
				<form
					method="post"
					action={href("/facebook-pixel-test")}
					noValidate
					className="notice mt-6 grid max-w-[36rem] gap-4"
				>
					<h3>{t.send}</h3>
					{answer?.sent && <FormSent title={t.sentTitle} text={t.sentText} />}
					<FormSummary
						state={state}
						title={t.notSent}
						lines={answer && !answer.sent && answer.reason ? [answer.reason] : []}
						labels={{ kind: t.event, code: t.code }}
					/>
					<div>
						<label className="label" htmlFor="kind">
							{t.event}
						</label>
						<select id="kind" name="kind" className="field" defaultValue={state.values.kind?.[0] || "Lead"}>
							<option value="Lead">{t.events.application}</option>
							<option value="Contact">{t.events.contact}</option>
							<option value="CompleteRegistration">{t.events.registration}</option>
						</select>
					</div>
					<Field state={state} name="code" label={t.code} hint={t.codeHint} maxLength={40} autoComplete="off" />
					<div>
						<button type="submit" className="btn btn-primary">
							{t.send}
						</button>
					</div>
				</form>
			)}
		</section>
	);
}
