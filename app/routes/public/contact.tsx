import { submitContact } from "../../../domain/cases/contacts/commands.ts";
import type { Promised } from "../../../domain/cases/tasks/promised.ts";
import { writtenDeadline, writtenSkipped } from "../../../domain/messaging/dates.ts";
import { readPhone } from "../../../domain/shared/phone.ts";
import { trackServerEvents } from "../../ads.ts";
import { type FormResult, freshForm, readFields, storeForm } from "../../forms.ts";
import { texts } from "../../i18n/dictionaries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { Island } from "../../islands/island.tsx";
import { LiveForm } from "../../islands/live-form.tsx";
import { loadOfficePhotos } from "../../load.ts";
import { inLanguage, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import { Field, FormSecrets, FormSent, FormSummary, faultLines } from "../../ui/form.tsx";
import { Head } from "../../ui/head.tsx";
import { MessengerList } from "../../ui/messenger-links.tsx";
import { OfficeList } from "../../ui/office-card.tsx";
import { OfficeHours } from "../../ui/office-hours.tsx";
import { TrustLinks } from "../../ui/trust-links.tsx";
import type { Route } from "./+types/contact";

/** A link of the help box names the page that the question is about. */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	await loadOfficePhotos(requestContext);
	const { query, language, site, response } = requestContext;
	const about = new URLSearchParams(query).get("about");
	if (about === null) return { state: freshForm(requestContext, "contact") };
	response.skipCache();
	const message = texts[language].help.message(site.url + inLanguage(safeRedirectPath(about), language));
	return { state: freshForm(requestContext, "contact", { message: [message] }) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const fields = await readFields(request);
	const text = (name: string) => String(fields.get(name) ?? "");
	return storeForm(
		requestContext,
		"contact",
		fields,
		async (submission) => {
			const input = { name: text("name"), email: text("email"), phone: text("phone"), message: text("message") };
			const { id, promise } = await submitContact(requestContext.caller, input, submission);
			await trackServerEvents(requestContext, "Contact", id);
			return { code: "contact_sent", phone: readPhone(input.phone), ...(promise && { promise }) };
		},
		`${requestContext.prefix}/contact`,
	);
}

export default function View({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
	const { content } = useRequestContext();
	const t = useTexts();
	return (
		<div className="wrap section">
			<Head title={t.contact.title} description={t.contact.description} card="contact" />
			<h1>{t.contact.title}</h1>
			<p className="text mt-4 text-lg">{t.contact.promise}</p>
			<MessengerList className="mt-5" />
			<TrustLinks className="mt-2" />
			<div className="grid items-start gap-x-10 lg:grid-cols-2">
				<ContactForm state={(actionData ?? loaderData).state} answered={actionData !== undefined} />
				<section className="pt-8">
					<h2 className="sr-only">{t.footer.offices}</h2>
					<OfficeList className="grid gap-5 md:max-lg:grid-cols-2" offices={content?.offices}>
						{(office) => (
							<>
								<MapLink office={office} />
								<OfficeHours office={office} />
							</>
						)}
					</OfficeList>
				</section>
			</div>
		</div>
	);
}

function ContactForm({ state, answered }: { state: FormResult; answered: boolean }) {
	const { flash } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const failed = state.fault === "unavailable" || state.fault === "unexpected";
	const lines = failed ? [t.contact.failedText] : faultLines(state, t);
	return (
		<section className="pt-8" data-form>
			{!answered && flash?.code === "contact_sent" && (
				<FormSent title={t.contact.sentTitle} text={t.contact.sentText}>
					{flash.promise && <AnswerBy promise={flash.promise} />}
				</FormSent>
			)}
			<form method="post" action={href("/contact")} noValidate className="notice grid gap-4">
				<h2>{t.contact.formTitle}</h2>
				<FormSummary
					state={state}
					title={failed ? t.contact.failedTitle : t.form.error}
					lines={lines.length === 0 && state.issues.length > 0 ? [t.form.correct] : lines}
					labels={t.contact.labels}
				/>
				<FormSecrets state={state} />
				<Field
					state={state}
					name="name"
					label={t.contact.labels.name}
					autoComplete="name"
					maxLength={300}
					enterKeyHint="next"
				/>
				<Field
					state={state}
					name="email"
					label={t.contact.labels.email}
					optional={t.contact.orPhone}
					type="email"
					inputMode="email"
					autoComplete="email"
					maxLength={254}
					enterKeyHint="next"
				/>
				<Field
					state={state}
					name="phone"
					label={t.contact.labels.phone}
					optional={t.contact.orEmail}
					hint={t.apply.phoneHint}
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					maxLength={50}
					enterKeyHint="next"
				/>
				<Field state={state} name="message" label={t.contact.labels.message} rows={6} maxLength={5_000} />
				<div>
					<button type="submit" className="btn btn-action">
						{t.contact.send}
					</button>
					<p className="mt-2 text-sm text-muted">
						{t.contact.dataNote}{" "}
						<a className="link" href={href("/privacy")} data-dialog={t.close}>
							{t.legal.privacy}
						</a>
					</p>
					<Island name="LiveForm" component={LiveForm} props={{ sending: t.form.sending, failed: t.form.failed }} />
				</div>
			</form>
		</section>
	);
}

/** The promised moment of the answer, and how it was counted. */
function AnswerBy({ promise: { at, skipped } }: { promise: Promised }) {
	const { language } = useRequestContext();
	const t = useTexts();
	return (
		<>
			<p className="mt-3 font-semibold">{t.contact.answerBy(writtenDeadline(at, language))}</p>
			{skipped.length > 0 && <p className="note">{t.counted.answer(writtenSkipped(skipped, language))}</p>}
		</>
	);
}

/** Opens the visitor's own map, so that no map provider learns of the visit to this page. */
function MapLink({ office }: { office: { name: string; address: string } }) {
	const { language } = useRequestContext();
	const t = useTexts();
	const place = `${office.name}, ${office.address}`;
	return (
		<p>
			<a
				className="link inline-block py-2.5"
				href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
				target="_blank"
				rel="noopener noreferrer"
				aria-label={`${t.contact.openMap}: ${localized(office, "name", language)}`}
			>
				{t.contact.openMap}
			</a>
		</p>
	);
}
