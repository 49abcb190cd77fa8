import { hand, install } from "./setup.mjs";

// `node bin/run.mjs SCRIPT …` runs a script of the project on the pinned Node, after installing the packages.
install();
hand(process.argv.slice(2));
