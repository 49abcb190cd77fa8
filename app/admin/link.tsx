import { type ComponentProps, useEffect } from "react";
import { useNavigate } from "react-router";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
	/** An address of the panel. */
	to: string;
	/** Takes the place of the current page in the browser's history. */
	replace?: boolean | undefined;
	/** Leaves the page where it is scrolled, such as for a dialog over it. */
	preventScrollReset?: boolean | undefined;
};

/**
 * A link within the panel: a plain one, whose presses `useLinks` answers. The router's own is rendered again at every step
 * of a navigation, and a list has hundreds.
 */
export const Link = ({ to, replace, preventScrollReset, ...rest }: LinkProps) => (
	<a
		{...rest}
		href={to}
		data-link=""
		data-replace={replace ? "" : undefined}
		data-stay={preventScrollReset ? "" : undefined}
	/>
);

/** Answers the presses of all links of the panel, except those for a new tab or window. */
export function useLinks(): void {
	const navigate = useNavigate();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
			if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
			const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-link]");
			if (!link) return;
			event.preventDefault();
			void navigate(link.pathname + link.search + link.hash, {
				replace: "replace" in link.dataset || link.href === location.href,
				preventScrollReset: "stay" in link.dataset,
			});
		};
		// React answers at the document too, and first.
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, [navigate]);
}
