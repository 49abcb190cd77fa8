import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Runs only in the admin panel: public pages have no client-side router. */
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
