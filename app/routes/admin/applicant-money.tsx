import { useLocation } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import {
	confirmPayment,
	correctPayment,
	endAgreement,
	recordAgreement,
	recordPayment,
} from "../../../domain/cases/money/commands.ts";
import { type CaseMoneyPage, getCaseMoney } from "../../../domain/cases/money/queries.ts";
import { amountCurrencies, backChoices, instalmentNumbers, payees } from "../../../domain/cases/money/rules.ts";
import { addReceipt } from "../../../domain/documents/receipt-commands.ts";
import { invalid, notFound } from "../../../domain/shared/errors.ts";
import { type Language, localized } from "../../../domain/shared/language.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { AgreementPart, choose, type MoneyPage } from "../../admin/case/agreement.tsx";
import { againOf } from "../../admin/case/case-form.tsx";
import { MoneyField, MoneyForm } from "../../admin/case/money-form.tsx";
import { ReadFault } from "../../admin/fault.tsx";
import type { Values } from "../../admin/fields.ts";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { Link } from "../../admin/link.tsx";
import { PageTitle } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { shortcut } from "../../admin/row-keys.ts";
import { readFields } from "../../forms.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import { requestContextKey } from "../../request-context.ts";
import { Balance } from "../../ui/agreement.tsx";
import type { Route } from "./+types/applicant-money";

/** `?fee=`: the row of our fees from which a new agreement is filled in, and `?for=` its application. */
export const loader = adminLoader("money", async ({ caller, now }, { params: { id }, url }: Route.LoaderArgs) => ({
	...(await getCaseMoney(caller, id)),
	today: homeDay(now),
	userId: caller.userId,
	submissionKey: crypto.randomUUID(),
	chosen: { fee: url.searchParams.get("fee"), application: url.searchParams.get("for") },
}));

type Work = (caller: Caller, subject: string, values: Values, file: Uint8Array | null) => Promise<unknown>;

/** What the page's forms do, by their hidden field `intent`; `subject` is the row that they are about. */
const work: Record<string, Work> = {
	agree: recordAgreement,
	end: endAgreement,
	pay: recordPayment,
	/** Of a refund: the agreement and the refund. */
	refund: (caller, subject, values) => {
		const [agreement = "", refund] = subject.split(" ");
		return recordPayment(caller, agreement, { ...values, type: "refunded", refund });
	},
	confirm: confirmPayment,
	correct: correctPayment,
	receipt: (caller, subject, _values, file) => {
		if (!file) throw invalid([{ field: "file", code: "no_file" }]);
		return addReceipt(caller, subject, file);
	},
};

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	// Don't read the upload unless the caller is authorized; the commands reject the others.
	const file = caller.may("payment:write") ? (await readFields(request.clone())).get("file") : null;
	return handleAdminForm(requestContext, request, {
		done: "saved",
		back: `/admin/applicants/${id}/money`,
		submit: async ({ intent = "", subject = "", ...values }) => {
			const run = Object.hasOwn(work, intent) ? work[intent] : undefined;
			if (!run) throw notFound("form");
			const isFile = file instanceof File && file.size > 0;
			await run(caller, subject, values, isFile ? new Uint8Array(await file.arrayBuffer()) : null);
		},
	});
}

/** What was agreed, paid and returned in a case, by application. */
export default function ApplicantMoney({ loaderData, actionData, params }: Route.ComponentProps) {
	const t = useManagementTexts().payments;
	const frame = useFrame();
	if (!loaderData.value) return <ReadFault fault={loaderData.fault} />;
	const { fullName, language, applications, fees, chosen, ...given } = loaderData.value;
	const page = { ...given, again: actionData ?? undefined };
	return (
		<>
			<div className="mb-2 flex flex-wrap items-baseline gap-x-4">
				<PageTitle title={t.title(fullName)} />
				<Link to={`/admin/applicants/${params.id}`} className="link" {...shortcut("u")}>
					{t.toCase}
				</Link>
			</div>
			<p className="mb-4 max-w-[72ch] text-muted">{t.intro}</p>
			<div className="grid max-w-[60rem] gap-4">
				{applications.map((application) => (
					<section key={application.id} className="case-part" aria-labelledby={application.id}>
						<h2 id={application.id}>{application.reference}</h2>
						{application.agreements.length === 0 && <p>{t.none}</p>}
						{application.agreements.length > 1 &&
							Object.entries(application.money?.balances ?? {}).map(([currency, balance]) => (
								<Balance key={currency} {...{ currency, balance, t }} language={frame.language} dueOn={null} />
							))}
						{application.agreements.map((agreement) => (
							<AgreementPart key={agreement.id} agreement={agreement} {...page} />
						))}
						<NewAgreement subject={application.id} {...{ fees, chosen, language }} {...page} />
					</section>
				))}
			</div>
		</>
	);
}

type NewAgreementProps = MoneyPage & {
	subject: string;
	fees: CaseMoneyPage["fees"];
	chosen: { fee: string | null; application: string | null };
	/** The applicant's. */
	language: Language;
};

/** The form of an agreement, which a row of our fees can fill in. */
function NewAgreement({ subject, fees, chosen, language, today, again, submissionKey }: NewAgreementProps) {
	const t = useManagementTexts().payments;
	const frame = useFrame();
	const { pathname } = useLocation();
	const own = againOf(again, "agree", subject);
	const fee = chosen.application === subject ? fees.find(({ id }) => id === chosen.fee) : undefined;
	const others = instalmentNumbers.slice(1);
	const terms = fee && `${localized(fee, "due", language)}\n${localized(fee, "refund", language)}`;
	return (
		<MoneyForm
			key={fee?.id}
			intent="agree"
			isOpen={fee !== undefined}
			{...{ subject, again, submissionKey }}
			title={t.agree}
			submit={t.save}
		>
			{fees.length === 0 ? (
				<p className="text-sm text-muted">{t.noFees}</p>
			) : (
				<p className="flex flex-wrap items-baseline gap-x-3 text-sm">
					{t.fillIn}
					{fees.map((each) => (
						<Link
							key={each.id}
							to={`${pathname}?fee=${each.id}&for=${subject}`}
							preventScrollReset
							className="link py-1"
						>
							{`${localized(each, "name", frame.language)}, ${formatSum(each.amount, each.currency, frame.language)}`}
						</Link>
					))}
				</p>
			)}
			<MoneyField
				name="what"
				label={t.what}
				lang={language}
				again={own}
				initial={fee && localized(fee, "name", language)}
			/>
			<MoneyField name="payee" label={t.payee} again={own} options={choose(payees, t.payees)} />
			<MoneyField name="amount" label={t.sum} again={own} initial={fee?.amount} />
			<MoneyField
				name="currency"
				label={t.currency}
				again={own}
				initial={fee?.currency ?? "UZS"}
				options={Object.fromEntries(amountCurrencies.map((one) => [one, one]))}
			/>
			<MoneyField name="on1" type="date" label={t.firstDay} again={own} initial={today} />
			<details open={others.some((number) => own?.values[`on${number}`]) ? true : undefined}>
				<summary className="link">{t.moreDays}</summary>
				<div className="case-stack">
					<MoneyField name="amount1" label={t.firstSum} again={own} isOptional />
					{others.map((number) => (
						<div key={number} className="grid gap-2 sm:grid-cols-2">
							<MoneyField name={`on${number}`} type="date" label={t.nextDay(number)} again={own} isOptional />
							<MoneyField name={`amount${number}`} label={t.nextSum(number)} again={own} isOptional />
						</div>
					))}
				</div>
			</details>
			<MoneyField name="back" label={t.backTitle} again={own} options={choose(backChoices, t.backs)} />
			<MoneyField name="percent" label={t.percent} again={own} isOptional />
			<MoneyField
				name="terms"
				label={t.terms}
				hint={t.termsHint}
				lang={language}
				rows={4}
				again={own}
				initial={terms}
				isOptional
			/>
		</MoneyForm>
	);
}
