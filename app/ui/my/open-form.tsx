import type { ReactNode } from "react";
import type { FormResult } from "../../forms.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useHref } from "../../request-context.ts";
import { Field, Tick } from "../form.tsx";
import { Head } from "../head.tsx";
import { OfficePhones } from "./office-phones.tsx";
import { OpenSummary } from "./open-summary.tsx";

type OpenFormProps = {
	state: FormResult;
	/** The owner has closed the way by reference and phone number. */
	needsLink: boolean;
	/** Whether links can be emailed. */
	hasEmail: boolean;
	/** The address of the bot; null if there is none. */
	bot: string | null;
	/** The session of this browser has timed out. */
	hasEnded?: boolean;
};

/** The page of an application that is not open in this browser: its form, and the other ways to open it. */
export function OpenForm({ state, needsLink, hasEmail, bot, hasEnded = false }: OpenFormProps) {
	const t = useMyTexts();
	const { open } = t;
	return (
		<div className="wrap page">
			<Head title={t.title} hidden />
			<h1>{t.title}</h1>
			<p className="text mt-3 text-lg">{open.intro}</p>
			<div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
				<div>
					{hasEnded && (
						<p className="notice mb-6" role="status">
							{open.ended}
						</p>
					)}
					{needsLink ? <OpenSummary state={state} /> : <PairForm state={state} />}
				</div>
				<OtherWays hasEmail={hasEmail} bot={bot} title={needsLink ? open.waysNeeded : open.ways} />
			</div>
		</div>
	);
}

function PairForm({ state }: { state: FormResult }) {
	const { open } = useMyTexts();
	const href = useHref();
	return (
		<form method="post" action={href("/my")} noValidate className="notice grid gap-5">
			<OpenSummary state={state} />
			<ReferenceField state={state} />
			<Field
				state={state}
				name="phone"
				label={open.labels.phone}
				hint={open.phoneHint}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				maxLength={50}
				enterKeyHint="go"
			/>
			<OwnPhone state={state} />
			<div>
				<button type="submit" className="btn btn-action">
					{open.send}
				</button>
				<p className="mt-4">
					<a className="link inline-block py-2.5" href={href("/my/code")}>
						{open.byCode.lost}
					</a>
				</p>
			</div>
		</form>
	);
}

export function ReferenceField({ state }: { state: FormResult }) {
	const { open } = useMyTexts();
	return (
		<Field
			state={state}
			name="reference"
			label={open.labels.reference}
			hint={open.referenceHint}
			autoComplete="off"
			autoCapitalize="characters"
			spellCheck={false}
			maxLength={50}
			enterKeyHint="next"
		/>
	);
}

/** Keeps the application open for 30 days. */
export function OwnPhone({ state }: { state: FormResult }) {
	const { open } = useMyTexts();
	return (
		<Tick state={state} name="remember">
			{open.ownPhone}
		</Tick>
	);
}

type OtherWaysProps = Pick<OpenFormProps, "hasEmail" | "bot"> & { title: string };

function OtherWays({ hasEmail, bot, title }: OtherWaysProps) {
	const { open, telegram } = useMyTexts();
	const href = useHref();
	return (
		<section aria-labelledby="ways">
			<h2 id="ways">{title}</h2>
			{hasEmail && (
				<Way title={open.byEmail.title} text={open.byEmail.text}>
					<a className="btn" href={href("/my/link")}>
						{open.byEmail.send}
					</a>
				</Way>
			)}
			{bot && (
				<Way title={open.byTelegram.title} text={open.byTelegram.text}>
					<a className="btn" href={bot} target="_blank" rel="noopener noreferrer">
						{telegram.connect}
					</a>
				</Way>
			)}
			<Way title={open.byCode.title} text={open.byCode.text}>
				<a className="btn" href={href("/my/code")}>
					{open.byCode.open}
				</a>
				<OfficePhones />
			</Way>
		</section>
	);
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<div className="mt-5">
			<h3>{title}</h3>
			<p className="mt-1 mb-3">{text}</p>
			{children}
		</div>
	);
}
