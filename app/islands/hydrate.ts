import { type ComponentType, createElement, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./registry.ts";

function Awake({ tell, component, props }: { tell: () => void; component: ComponentType<object>; props: object }) {
	useLayoutEffect(tell, [tell]);
	return createElement(component, props);
}

/**
 * Hydrates an island. Resolves when the island handles events. `awake` is set at the same moment: React may hydrate in
 * the middle of a click, which must then not be repeated.
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
