import { submitApplication } from "../../../domain/cases/applications/commands.ts";
import {
	type CertificateType,
	certificateTypes,
	chosenCertificates,
} from "../../../domain/cases/applications/submission-schema.ts";
import { listRestrictions } from "../../../domain/catalog/certifications/queries.ts";
import type { Outlook } from "../../../domain/catalog/intakes/outlook.ts";
import { getProgram, listProgramChoices } from "../../../domain/catalog/program-queries.ts";
import { listUniversityNames } from "../../../domain/catalog/university-queries.ts";
import { openSentApplication } from "../../../domain/my/commands.ts";
import { getMyHome } from "../../../domain/my/queries.ts";
import { readPhone } from "../../../domain/shared/phone.ts";
import { asId } from "../../../domain/shared/validation.ts";
import { getMyTelegram } from "../../../domain/telegram/my-queries.ts";
import { trackServerEvents } from "../../ads.ts";
import { type FormResult, freshForm, readFields, showAgain, storeForm } from "../../forms.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { loadOptional, loadRates } from "../../load.ts";
import { type RequestContext, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { ApplicationForm } from "../../ui/application-form.tsx";
import { ApplicationSent } from "../../ui/application-sent.tsx";
import { Head } from "../../ui/head.tsx";
import { TrustLinks } from "../../ui/trust-links.tsx";
import type { Route } from "./+types/apply";

/**
 * Loads the selectable universities and programs. The form works without them, because both are optional (O-25).
 *
 * @param chosen The program of the link or of the form.
 */
async function choices(context: RequestContext, universityId: string | undefined, chosen: Program | null) {
	const [universities, restrictions, programs] = await Promise.all([
		loadOptional(context, "university names", () => listUniversityNames(context.caller, context.language)),
		loadOptional(context, "visa restrictions", () => listRestrictions(context.caller)),
		universityId
			? loadOptional(context, "programs to choose", () =>
					listProgramChoices(context.caller, { university: universityId }, context.language),
				)
			: [],
		chosen && loadRates(context, chosen.fee !== null),
	]);
	return {
		universities: universities ?? [],
		restrictions: restrictions ?? [],
		programs: withChosen(context, programs ?? [], universityId, chosen),
		chosen,
	};
}

type ProgramOption = { id: string; title: string };

/** The list has a university's newest programs only; without an option of its own the chosen one would not be sent. */
function withChosen(
	{ language }: RequestContext,
	options: ProgramOption[],
	universityId: string | undefined,
	chosen: Program | null,
): ProgramOption[] {
	if (!chosen || (universityId && chosen.universityId !== universityId)) return options;
	if (options.some(({ id }) => id === chosen.id)) return options;
	return [{ id: chosen.id, title: localized(chosen, "title", language) }, ...options];
}

type Program = Awaited<ReturnType<typeof getProgram>>;

async function findProgram(context: RequestContext, value: string | null): Promise<Program | null> {
	const id = asId(value);
	return id ? loadOptional(context, "chosen program", () => getProgram(context.caller, id)) : null;
}

export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const params = new URLSearchParams(requestContext.query);
	const program = await findProgram(requestContext, params.get("program"));
	const universityId = program ? program.universityId : asId(params.get("university"));
	const offered = await choices(requestContext, universityId, program);
	const values = {
		...(universityId &&
			offered.universities.some(({ id }) => id === universityId) && { university_id: [universityId] }),
		...(program && { program_id: [program.id] }),
	};
	// Countless other addresses show the same forms as our own links.
	if (requestContext.query !== linkTo(program?.id, values.university_id?.[0])) requestContext.response.skipCache();
	// An open application is mentioned, so the page is this visitor's own.
	if (requestContext.my.level) requestContext.response.skipCache();
	return {
		state: freshForm(requestContext, "apply", values),
		fresh: Object.keys(values).length === 0,
		telegramKey: await telegramKeyOf(requestContext),
		outlook: await sentOutlook(requestContext),
		...offered,
	};
}

/** The query of the links to the form with a chosen program or university. */
function linkTo(program: string | undefined, university: string | undefined): string {
	if (program) return `?program=${program}`;
	return university ? `?university=${university}` : "";
}

/** When the program of the application that was just sent takes applications; null if none was chosen. */
async function sentOutlook(context: RequestContext): Promise<Outlook | null> {
	const { my, flash } = context;
	if (flash?.code !== "application_sent" || !my.level) return null;
	const home = await loadOptional(context, "own applications", () => getMyHome(my.caller));
	return home?.applications.find(({ reference }) => reference === flash.reference)?.outlook ?? null;
}

/** For whoever has just applied: the key of the form that connects Telegram; null if it is connected, or cannot be. */
async function telegramKeyOf(context: RequestContext): Promise<string | null> {
	const { my, flash } = context;
	if (flash?.code !== "application_sent" || !my.hasTelegram) return null;
	const telegram = await loadOptional(context, "connected Telegram", () => getMyTelegram(my.caller));
	const isOffered = telegram?.own.every(({ state }) => state !== "active");
	return isOffered ? freshForm(context, "telegram").key : null;
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const fields = await readFields(request);
	const text = (name: string) => String(fields.get(name) ?? "");
	const show = async (state: FormResult) => {
		const program = await findProgram(requestContext, text("program_id"));
		return { state, ...(await choices(requestContext, asId(text("university_id")), program)) };
	};
	// Without script, a separate button loads the programs.
	if (text("step") === "programs") return show(showAgain(requestContext, "apply", fields));
	return storeForm(
		requestContext,
		"apply",
		fields,
		async (submission) => {
			const { id, reference, promise } = await submitApplication(
				requestContext.caller,
				applicationOf(fields, text),
				submission,
			);
			await trackServerEvents(requestContext, "Lead", id);
			const cookies = await openSent(requestContext, submission.key);
			const phone = readPhone(text("phone_number"));
			return { code: "application_sent", reference, phone, cookies, ...(promise && { promise }) };
		},
		`${requestContext.prefix}/apply`,
		{ show },
	);
}

/** Opens the sent application in this browser. The application is stored even if this fails. */
async function openSent(context: RequestContext, key: string): Promise<string[]> {
	const opened = await loadOptional(context, "session of a sent application", () =>
		openSentApplication(context.my.caller, key, context.my),
	);
	return opened ? [context.my.keep(opened.signed)] : [];
}

function applicationOf(fields: FormData, text: (name: string) => string) {
	const types = fields
		.getAll("certificate")
		.filter((type): type is CertificateType => certificateTypes.some((known) => known === type));
	const scores = Object.fromEntries(certificateTypes.map((type) => [type, text(`score_${type}`)]));
	return {
		fullName: text("full_name"),
		location: text("location"),
		phoneNumber: text("phone_number"),
		age: text("age"),
		email: text("email"),
		comment: withAnswers(text("comment"), fields.get("send_answers") === "yes" ? text("answers_text") : ""),
		languageCertificates: chosenCertificates(types, scores),
		universityId: text("university_id"),
		programId: text("program_id"),
		termsAgreed: fields.get("terms_agreed") === "yes",
		marketingConsent: fields.get("marketing_consent") === "yes",
	};
}

/** What the applicant answered on /fit follows the comment, as the form showed it. */
const withAnswers = (comment: string, answers: string): string =>
	[comment.trim(), answers].filter(Boolean).join("\n\n");

export default function View({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
	const { flash, my } = useRequestContext();
	const t = useTexts();
	const own = useMyTexts();
	const href = useHref();
	const { state, universities, programs, restrictions, chosen } = actionData ?? loaderData;
	const fresh = actionData ? false : loaderData.fresh;
	const sent = !actionData && flash?.code === "application_sent";
	const choice = { universities, programs, restrictions, chosen };
	const form = (
		<ApplicationForm state={state} {...choice} fresh={fresh && !sent}>
			{!sent && (
				<>
					<h1>{t.apply.title}</h1>
					{my.level && (
						<p className="notice mt-3" data-open>
							{`${t.apply.open} `}
							<a className="link inline-block py-2.5" href={href("/my")}>
								{own.follow}
							</a>
						</p>
					)}
				</>
			)}
			<p className="text mt-3 text-lg">{t.apply.intro}</p>
			<TrustLinks className="mt-2 mb-4" />
		</ApplicationForm>
	);
	return (
		<div className="wrap section">
			<Head title={t.apply.title} description={t.apply.description} card="apply" />
			<div data-form>
				{sent ? (
					<>
						<ApplicationSent
							reference={flash.reference}
							promise={flash.promise}
							outlook={actionData ? null : loaderData.outlook}
							telegramKey={actionData ? null : loaderData.telegramKey}
							isOpen={my.level !== null}
						/>
						<details className="mt-8">
							<summary className="mb-6 py-3">{t.apply.another}</summary>
							{form}
						</details>
					</>
				) : (
					form
				)}
			</div>
		</div>
	);
}
