import { useManagementTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import type { PolicyAddress } from "./policies.ts";

type PolicyListProps = { policies: { address: PolicyAddress; isOn: boolean | undefined }[]; home: string };

/** Switches with their state; each opens a dialog that explains what changes. */
export function PolicyList({ policies, home }: PolicyListProps) {
	const texts = useManagementTexts();
	const t = texts.users.policies;
	return (
		<ul className="grid max-w-[46rem] gap-2">
			{policies.map(({ address, isOn }) => (
				<li key={address} className="notice flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
					<span>
						<strong className="block">{t[address].title}</strong>
						<span className="text-muted">{isOn ? t[address].on : t[address].off}</span>
					</span>
					<Link
						to={`${home}/${address}`}
						preventScrollReset
						className="btn btn-small"
						aria-label={`${texts.edit}: ${t[address].title}`}
					>
						{texts.edit}
					</Link>
				</li>
			))}
		</ul>
	);
}
