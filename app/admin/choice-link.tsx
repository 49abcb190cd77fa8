import { Link, type LinkProps } from "./link.tsx";

/** One of several pages or parts of a list to choose from, shown as a button; the chosen one is filled. */
export function ChoiceLink({ isCurrent, ...link }: LinkProps & { isCurrent: boolean }) {
	return (
		<Link
			{...link}
			className={isCurrent ? "btn btn-small btn-primary" : "btn btn-small"}
			aria-current={isCurrent ? "page" : undefined}
		/>
	);
}
