import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./registry.ts";

function Awake({ tell, component, props }: { tell: () => void; component: ComponentType<object>; props: object }) {
	useEffect(tell, [tell]);
	return createElement(component, props);
}

/** Brings one island to life. Resolves when it answers to events. */
export async function hydrate(element: HTMLElement): Promise<void> {
	const { i: name, p: props } = element.dataset;
	const component = (await islands[name as keyof typeof islands]()) as ComponentType<object>;
	await new Promise<void>((tell) => {
		hydrateRoot(element, createElement(Awake, { tell, component, props: JSON.parse(props ?? "{}") }));
	});
}
