import type { MyMoney } from "../../../domain/my/money.ts";
import type { Progress } from "../../../domain/my/progress.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { Head } from "../head.tsx";
import { MessengerList } from "../messenger-links.tsx";
import { FollowInTelegram, type FollowProps } from "./follow-in-telegram.tsx";
import { MoneyOfApplications } from "./money.tsx";
import { OfficePhones } from "./office-phones.tsx";
import { Steps } from "./steps.tsx";
import { Turn } from "./turn.tsx";

type ParentsPageProps = {
	name: string;
	expiresAt: Date;
	applications: Progress[];
	money: MyMoney;
	/** Whether a parent's chat can be connected. */
	hasTelegram: boolean;
} & Pick<FollowProps, "state" | "link">;

/** The read-only page for parents: the step, the next step and the offices. */
export function ParentsPage({ name, expiresAt, applications, money, hasTelegram, ...form }: ParentsPageProps) {
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
					</div>
				</article>
			))}
			{money.length > 0 && <MoneyOfApplications money={money} />}
			{hasTelegram && <FollowInTelegram to={path} {...form} />}
			<p className="text mt-8">{`${t.intro} ${t.questions}`}</p>
			<OfficePhones />
			<MessengerList className="mt-3" />
			<p className="note mt-6">{t.until(formatDay(homeDay(expiresAt), language))}</p>
		</div>
	);
}
