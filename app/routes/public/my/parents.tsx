import { redirect } from "react-router";
import { getFamilyPlan } from "../../../../domain/documents/my-queries.ts";
import type { MyPlan } from "../../../../domain/documents/read-plan.ts";
import { openFamilyLink } from "../../../../domain/my/family/queries.ts";
import type { MyMoney } from "../../../../domain/my/money.ts";
import type { Progress } from "../../../../domain/my/progress.ts";
import { homeDay } from "../../../../domain/shared/time-zone.ts";
import { createFamilyTelegramLink } from "../../../../domain/telegram/my-commands.ts";
import { isTelegramOffered } from "../../../../domain/telegram/my-queries.ts";
import { emptyForm, type FormResult, handleForm, readFields } from "../../../forms.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { localized } from "../../../i18n/typography.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey, useRequestContext } from "../../../request-context.ts";
import { FormSummary, faultLines } from "../../../ui/form.tsx";
import { Head } from "../../../ui/head.tsx";
import { MessengerList } from "../../../ui/messenger-links.tsx";
import { MoneyOfApplications } from "../../../ui/my/money.tsx";
import { OfficePhones } from "../../../ui/my/office-phones.tsx";
import { PlanOfPapers } from "../../../ui/my/plan.tsx";
import { Milestones } from "../../../ui/my/progress.tsx";
import { Steps } from "../../../ui/my/steps.tsx";
import { TelegramButton } from "../../../ui/my/telegram-button.tsx";
import { TelegramCode } from "../../../ui/my/telegram-code.tsx";
import { Turn } from "../../../ui/my/turn.tsx";
import type { Route } from "./+types/parents";

/** What parents see by a family link, without a session: the steps, the next step, the plan and the money, and nothing else. */
export function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return loadRequired(requestContext, "family link", async () => {
		const shown = await openFamilyLink(requestContext.caller, params.token);
		const plan = await getFamilyPlan(requestContext.caller, params.token);
		return { ...shown, plan, hasTelegram: await isTelegramOffered(requestContext.caller) };
	});
}

/** Makes a link to the bot for the chat of a parent, which it opens or shows as a code. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const fields = await readFields(request);
	const makeLink = async () => {
		const { url } = await createFamilyTelegramLink(requestContext.caller, params.token);
		return fields.has("code") ? { state: emptyForm(), link: url } : redirect(url, 303);
	};
	return handleForm(requestContext, fields, makeLink, { show: (state) => ({ state, link: null }) });
}

type ViewProps = Pick<Route.ComponentProps, "loaderData"> & Partial<Pick<Route.ComponentProps, "actionData">>;

export default function View({ loaderData, actionData }: ViewProps) {
	return <ParentsPage {...loaderData} state={actionData?.state ?? emptyForm()} link={actionData?.link ?? null} />;
}

type ParentsPageProps = {
	name: string;
	expiresAt: Date;
	applications: Progress[];
	plan: MyPlan;
	money: MyMoney;
	/** Whether a parent's chat can be connected. */
	hasTelegram: boolean;
} & Pick<FollowProps, "state" | "link">;

/** The read-only page for parents: the step, the next step, the plan, the money and the offices. */
function ParentsPage({ name, expiresAt, applications, plan, money, hasTelegram, ...form }: ParentsPageProps) {
	const { language, path } = useRequestContext();
	const t = useMyTexts().parent;
	const chosenOf = ({ program, university }: Progress) =>
		[program && localized(program, "title", language), university && localized(university, "name", language)].filter(
			Boolean,
		);
	return (
		<div className="wrap page max-w-[46rem]">
			<Head title={t.title(name)} hidden />
			<h1>{t.title(name)}</h1>
			{applications.map((progress) => (
				<article key={progress.id} className="mt-2">
					<p className="text-muted">{chosenOf(progress).join(", ")}</p>
					<Turn progress={progress} turns={t.turns} nothing={t.nothing} lead={t.asSeen} />
					<div className="mt-8">
						<Steps steps={progress.steps} title={t.stepsTitle} id={`steps-${progress.id}`} />
						<Milestones milestones={progress.milestones} id={`milestones-${progress.id}`} />
					</div>
				</article>
			))}
			<PlanOfPapers plan={plan} isFamily />
			{money.length > 0 && <MoneyOfApplications money={money} />}
			{hasTelegram && <FollowInTelegram to={path} {...form} />}
			<p className="text mt-8">{`${t.intro} ${t.questions}`}</p>
			<OfficePhones />
			<MessengerList className="mt-3" />
			<p className="note mt-6">{t.until(formatDay(homeDay(expiresAt), language))}</p>
		</div>
	);
}

type FollowProps = {
	/** The path of the page for parents. */
	to: string;
	state: FormResult;
	/** A link that was made to be shown as a code. */
	link: string | null;
};

/** On the page for parents: a parent's own chat that hears of each new step. */
function FollowInTelegram({ to, state, link }: FollowProps) {
	const t = useMyTexts().telegram;
	const texts = useTexts();
	const lines = state.fault === "limited" ? [t.limited(state.minutes)] : faultLines(state, texts);
	return (
		<div className="notice mt-8 grid gap-6">
			<section aria-labelledby="telegram">
				<h2 id="telegram">{t.title}</h2>
				<p className="mt-2 mb-4">{t.followText}</p>
				<FormSummary state={state} title={texts.form.error} lines={lines} labels={{}} />
				<TelegramButton to={to} text={t.follow} className="btn btn-primary" />
				<p className="note mt-3">{t.connectHint}</p>
			</section>
			<TelegramCode to={to} link={link} />
		</div>
	);
}
