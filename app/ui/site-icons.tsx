import type { ReactNode } from "react";
import { Drawing, Icon } from "./icons.tsx";

/** The icons of public pages: of what staff choose one for, of messengers, and of a few buttons. */
const drawings: Record<string, ReactNode> = {
	GraduationCap: <path d="m2 9 10-5 10 5-10 5zM6 11v5.5c0 1.4 2.7 3 6 3s6-1.6 6-3V11M22 9v6" />,
	FileText: <path d="M14 3H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V8zM14 3v5h5M8.5 13h7M8.5 17h5" />,
	Award: <path d="M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M8.5 13.5 7 21l5-2.8 5 2.8-1.5-7.5" />,
	Globe: (
		<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9s1.3-6.4 3.8-9" />
	),
	Building: (
		<path d="M4 21V4a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v17M15 9h4a1 1 0 0 1 1 1v11M2 21h20M8 7.500h3M8 11.500h3M8 15.500h3" />
	),
	Heart: (
		<path d="M12 20.500C5 16 2.5 12.3 2.5 8.800A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 9.5 1.800C21.5 12.3 19 16 12 20.500z" />
	),
	Help: (
		<path d="M12 3.500a8.500 8.500 0 1 1-3.800 16.100L3.500 21l1.300-4.500A8.500 8.500 0 0 1 12 3.500M8.200 12v.1M12 12v.1M15.800 12v.1" />
	),
	Star: (
		<path fill="currentColor" d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.300L12 17.200l-5.6 3.1 1.2-6.300L3 9.600l6.3-.8z" />
	),
	WhatsApp: (
		<path d="M3 21l1.6-4.600A8.5 8.5 0 1 1 8 19.700zM9 8c-1 2.8 4 8 7 7l.5-2-2.5-1-1 1c-1-.4-1.8-1.3-2.2-2.200l1-1L11 7.500z" />
	),
	Telegram: <path d="M21 4 2.5 11.300l6 2.200L19 6.500l-8 8.300V20l3-3.2 4.5 3.300z" />,
};

export function SiteIcon({ name, size }: { name: string; size?: number }) {
	const drawing = drawings[name];
	return drawing ? <Drawing size={size}>{drawing}</Drawing> : <Icon name="Users" size={size} />;
}
