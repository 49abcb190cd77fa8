import { type ComponentType, createElement, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./registry.ts";

function Awake({ tell, component, props }: { tell: () => void; component: ComponentType<object>; props: object }) {
	useLayoutEffect(tell, [tell]);
	return createElement(component, props);
}

/**
 * Brings one island to life. Resolves when it answers to events. `awake` is set in the same breath as the island begins to
 * answer: React may do that in the middle of a click, which must then not be made again.
 */
export async function hydrate(element: HTMLElement & { awake?: boolean }): Promise<void> {
	const { i: name, p: props } = element.dataset;
	const component = (await islands[name as keyof typeof islands]()) as ComponentType<object>;
	await new Promise<void>((done) => {
		const tell = () => {
			element.awake = true;
			done();
		};
		hydrateRoot(element, createElement(Awake, { tell, component, props: JSON.parse(props ?? "{}") }));
	});
}
