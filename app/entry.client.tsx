import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Runs in the admin alone: public pages have no router in the browser. */
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
