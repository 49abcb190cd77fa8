import { useEffect, useRef } from "react";

/** A popover that following a link closes. The script that arrives after it was opened leaves it open. */
export function useClosedByLinks<Popover extends HTMLElement>(address: string) {
	const popover = useRef<Popover>(null);
	const openedAt = useRef(address);
	useEffect(() => {
		if (openedAt.current !== address && popover.current?.matches(":popover-open")) popover.current.hidePopover();
		openedAt.current = address;
	}, [address]);
	return popover;
}
