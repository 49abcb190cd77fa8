import type { RequirementFields } from "../../domain/catalog/fit.ts";
import { useTexts } from "../i18n/texts.ts";
import { useOtherRequirements, useTestNames } from "./requirements.tsx";
import { Stamp } from "./stamp.tsx";

type Requirements = RequirementFields & {
	requirementsSource: string | null;
	requirementsCheckedOn: string | null;
};

/** The typed requirements of a program's page: what is known, when it was checked, and its source. */
export function TypedRequirements({ program }: { program: Requirements }) {
	const t = useTexts();
	const names = useTestNames()(program);
	const others = useOtherRequirements()(program);
	const { requirementsSource: source, requirementsCheckedOn: checkedOn } = program;
	if (names.length + others.length === 0) return null;
	return (
		<>
			<dl className="fact-list mt-3">
				{names.length > 0 && (
					<>
						<dt>{t.facts.tests}</dt>
						<dd>{names.join(" ")}</dd>
					</>
				)}
				{others.map(({ label, text }) => [<dt key={label}>{label}</dt>, <dd key={text}>{text}</dd>])}
			</dl>
			{source && checkedOn && <Stamp source={source} checkedOn={checkedOn} about={t.programs.requirements} />}
		</>
	);
}
