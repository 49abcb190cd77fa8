import { useRef } from "react";
import { Icon } from "../ui/icons.tsx";
import { useDisclosure } from "./disclosure.ts";

export type HelpProps = {
	label: string;
	text: string;
	contact: string;
	contactHref: string;
	links: { platform: string; href: string }[];
};

/** The floating help button: a native disclosure; awake, it closes with Escape and by a touch beside it. */
export function Help({ label, text, contact, contactHref, links }: HelpProps) {
	const details = useRef<HTMLDetailsElement>(null);
	useDisclosure(details);
	return (
		<details ref={details} className="help">
			<summary className="btn btn-primary" aria-label={label}>
				<Icon name="Help" />
			</summary>
			<div className="help-panel">
				<p>{text}</p>
				<ul>
					{links.map(({ platform, href }) => (
						<li key={platform}>
							<a className="row gap-2" href={href} target="_blank" rel="noopener noreferrer">
								<Icon name={platform} />
								{platform}
							</a>
						</li>
					))}
					<li>
						<a className="row gap-2" href={contactHref}>
							<Icon name="FileText" />
							{contact}
						</a>
					</li>
				</ul>
			</div>
		</details>
	);
}
