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
	/** Travels to the browser as JSON: only what the component needs. */
	props: P;
	/**
	 * Without it the island wakes when it, or the form around it, is touched. With the name of a draft it also wakes when this
	 * browser keeps that draft; with "" at once.
	 */
	wakeFor?: string;
};

/** A part of a public page that becomes interactive. Its HTML from the server has to be sound on its own. */
export function Island<P extends object>({ name, component: Component, props, wakeFor }: IslandProps<P>) {
	return (
		<is-land data-i={name} data-p={JSON.stringify(props)} data-w={wakeFor}>
			<Component {...props} />
		</is-land>
	);
}
