import { hand, install } from "./setup.mjs";

// `node bin/run.mjs SCRIPT …`: a script of the project, on the pinned Node, with everything installed.
install();
hand(process.argv.slice(2));
