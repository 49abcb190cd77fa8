import { checkOfficial, countCheck } from "../../../domain/content/official/commands.ts";
import { getOfficialChannels, type OfficialChannels } from "../../../domain/content/official/queries.ts";
import type { OfficialVerdict } from "../../../domain/content/official/verdict.ts";
import { emptyForm, enteredValues, type FormResult, handleForm, readFields } from "../../forms.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { loadOfficePhotos, loadOptional } from "../../load.ts";
import { type RequestContext, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { markConfidential } from "../../require-account.ts";
import { Responsible } from "../../ui/company/responsible.tsx";
import { Field, FormSummary } from "../../ui/form.tsx";
import { Head } from "../../ui/head.tsx";
import { OfficeList } from "../../ui/office-card.tsx";
import { Verdict } from "../../ui/official/verdict.tsx";
import type { Route } from "./+types/is-it-us";

type Answer = { state: FormResult; verdict: OfficialVerdict | null };

/** Without a question, the page is the same for everybody. A link on a team member's card asks for the code. */
export async function loader({ context, request }: Pick<Route.LoaderArgs, "context" | "request">) {
	const requestContext = context.get(requestContextKey);
	const channels = await loadOptional(requestContext, "official contacts", () =>
		getOfficialChannels(requestContext.caller),
	);
	await loadOfficePhotos(requestContext);
	if (!requestContext.query) return { state: emptyForm(), verdict: null, channels };
	const params = new URL(request.url).searchParams;
	return check(requestContext, params.get("q") ?? params.get("code") ?? "", { channels });
}

/** Answers in the same response: what was checked gets no address. */
export async function action({ request, context }: Route.ActionArgs) {
	const fields = await readFields(request);
	return check(context.get(requestContextKey), String(fields.get("q") ?? ""), {});
}

function check<More>(context: RequestContext, typed: string, more: More) {
	const { caller, client, language } = context;
	markConfidential(context);
	const fields = new FormData();
	fields.set("q", typed.slice(0, 300));
	const answer = async (): Promise<Answer & More> => {
		const verdict = await checkOfficial(caller, typed, client);
		await loadOptional(context, "check that was to be counted", () => countCheck(caller, verdict, language));
		return { state: { ...emptyForm(), values: enteredValues(fields) }, verdict, ...more };
	};
	return handleForm(context, fields, answer, { show: (state): Answer & More => ({ state, verdict: null, ...more }) });
}

type Loaded = Answer & { channels: Awaited<ReturnType<typeof getOfficialChannels>> | null };

export default function IsItUs({ loaderData, actionData }: Route.ComponentProps) {
	const { state, verdict, channels }: Loaded = { ...loaderData, ...actionData };
	const { content, language } = useRequestContext();
	const texts = useTexts();
	const t = texts.official;
	const href = useHref();
	const payment = content?.legalEntity && localized(content.legalEntity, "payment", language);
	return (
		<div className="wrap section">
			<Head title={t.title} description={t.description} card="is-it-us" />
			<h1>{t.title}</h1>
			<p className="text mt-4 text-lg">{t.intro}</p>
			<div data-form className="mt-8 grid items-start gap-8 lg:grid-cols-2">
				<CheckForm state={state} />
				{verdict && <Verdict verdict={verdict} />}
			</div>
			<section className="pt-10">
				<h2>{t.channels}</h2>
				<OfficialChannelList channels={channels} />
				{channels && channels.team.length > 0 && (
					<p className="mt-4">
						{t.team}{" "}
						<a className="link" href={href("/about")}>
							{texts.nav.about}
						</a>
					</p>
				)}
			</section>
			<section className="pt-10">
				<h2>{texts.company.responsible}</h2>
				<Responsible />
			</section>
			<div className="mt-10 grid gap-8 md:grid-cols-2">
				<section>
					<h2>{t.money}</h2>
					<Rules rules={t.moneyRules} />
					{payment && <p className="text mt-3">{payment}</p>}
				</section>
				<section>
					<h2>{t.never}</h2>
					<Rules rules={t.neverRules} />
				</section>
			</div>
		</div>
	);
}

function Rules({ rules }: { rules: string[] }) {
	return (
		<ul className="mt-3 grid list-disc gap-2 pl-5">
			{rules.map((rule) => (
				<li key={rule}>{rule}</li>
			))}
		</ul>
	);
}

/** Posts, so that what is checked gets into no address and no log. */
function CheckForm({ state }: { state: FormResult }) {
	const texts = useTexts();
	const t = texts.official;
	const href = useHref();
	const lines = [
		...(state.issues.length > 0 ? [t.nothing] : []),
		...(state.fault === "limited" ? [t.limited(state.minutes)] : []),
		...(state.fault === "unavailable" ? [t.unavailable] : []),
	];
	return (
		<form method="post" action={href("/is-it-us")} noValidate className="notice grid gap-4">
			<h2>{t.formTitle}</h2>
			<FormSummary state={state} title={texts.form.error} lines={lines} labels={{}} />
			<Field
				state={{ ...state, issues: [] }}
				name="q"
				label={t.label}
				hint={t.hint}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				enterKeyHint="go"
			/>
			<div>
				<button type="submit" className="btn btn-action">
					{t.submit}
				</button>
				<p className="mt-3 text-sm text-muted">{t.dataNote}</p>
			</div>
		</form>
	);
}

/** Every published way to reach us, in full, so that it can be compared letter by letter. */
function OfficialChannelList({ channels }: { channels: OfficialChannels | null }) {
	const { site } = useRequestContext();
	const t = useTexts().official;
	return (
		<div id="channels">
			<dl className="fact-list mt-4">
				<dt>{t.website}</dt>
				<dd className="break-all">{channels?.siteHost ?? site.url}</dd>
				{channels?.social.map(({ id, platform, url }) => (
					<Channel key={id} name={platform} url={url} />
				))}
				{channels?.botName && <Channel name={t.bot} url={`https://t.me/${channels.botName}`} />}
				{channels?.mailAddress && (
					<>
						<dt>{t.mail}</dt>
						<dd className="break-all">{channels.mailAddress}</dd>
					</>
				)}
			</dl>
			<OfficeList className="mt-5 grid gap-5 md:grid-cols-2" offices={channels?.offices} />
		</div>
	);
}

function Channel({ name, url }: { name: string; url: string }) {
	return (
		<>
			<dt>{name}</dt>
			<dd className="break-all">
				<a className="link" href={url} rel="noopener noreferrer">
					{url.replace(/^https?:\/\//, "")}
				</a>
			</dd>
		</>
	);
}
