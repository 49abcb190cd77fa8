import { Link } from "react-router";
import type { OpenTask } from "../../../domain/desk/queue/queries.ts";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { CaseForm } from "./case-form.tsx";

type CaseBarProps = {
	/** Null if the applicant gave no phone number. */
	phone: string | null;
	/** The most urgent first. */
	tasks: OpenTask[];
	/** The page's URL. */
	base: string;
	again: FormResult | undefined;
};

/** On a phone, what comes next in a case stays in reach of the thumb: call, reply, and end the most urgent task. */
export function CaseBar({ phone, tasks, base, again }: CaseBarProps) {
	const texts = useAdminTexts();
	const t = texts.desk.actions;
	const [task] = tasks;
	return (
		<section aria-label={t.next} className="case-bar">
			{phone && (
				<a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="btn">
					{t.call}
				</a>
			)}
			<a href="#answer" className="btn btn-primary">
				{t.reply}
			</a>
			{task?.canFinish && <CaseForm intent="finish" subject={task.id} again={again} submit={texts.tasks.done} />}
			{task && !task.canFinish && (
				<Link to={`${base}/call`} preventScrollReset className="btn">
					{texts.tasks.done}
				</Link>
			)}
		</section>
	);
}
