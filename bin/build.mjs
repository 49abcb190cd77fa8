import { build, install } from "./setup.mjs";

// `npm run build`: installs what is missing and builds, so that the next start does not.
install();
build({ always: true });
