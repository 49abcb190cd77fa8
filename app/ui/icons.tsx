import type { ReactNode } from "react";

/** Line icons on a 24-unit grid, decorative only: the adjacent text carries the meaning. The panel needs only these. */
const drawings = {
	Users: (
		<path d="M16 20v-1.5a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4V20M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M22 20v-1.5a4 4 0 0 0-3-3.87M16 4.2a3.5 3.5 0 0 1 0 6.6" />
	),
	Menu: <path d="M3 6h18M3 12h18M3 18h18" />,
	Today: <path d="M4 6h16v14H4zM4 10h16M8 3.500v4M16 3.500v4M8.500 15l2.500 2.500 4.500-4.500" />,
	Close: <path d="m5 5 14 14M19 5 5 19" />,
	Search: <path d="M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13M15.300 15.300 20.500 20.500" />,
	Down: <path d="m5 9 7 7 7-7" />,
};

export const Icon = ({ name, size }: { name: keyof typeof drawings; size?: number | undefined }) => (
	<Drawing size={size}>{drawings[name]}</Drawing>
);

export function Drawing({ size = 24, children }: { size?: number | undefined; children: ReactNode }) {
	return (
		<svg
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.6"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			{children}
		</svg>
	);
}
