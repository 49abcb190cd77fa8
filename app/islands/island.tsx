import type { ComponentType } from "react";
import type { islands } from "./registry.ts";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"is-land": {
				"data-i": string;
				"data-p": string;
				"data-w"?: string | undefined;
				children: React.ReactNode;
			};
		}
	}
}

type IslandProps<P> = {
	name: keyof typeof islands;
	component: ComponentType<P>;
	/** Sent to the browser as JSON, so pass only what the component needs. */
	props: P;
	/**
	 * Without it, the island is hydrated when it or its form is touched. With the name of a draft, also if this browser
	 * has stored that draft; with "", at once.
	 */
	wakeFor?: string;
};

/** An interactive part of a public page. Its HTML from the server must work on its own. */
export function Island<P extends object>({ name, component: Component, props, wakeFor }: IslandProps<P>) {
	return (
		<is-land data-i={name} data-p={JSON.stringify(props)} data-w={wakeFor}>
			<Component {...props} />
		</is-land>
	);
}
