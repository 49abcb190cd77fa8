import { install, runScript } from "./setup.mjs";

// `node bin/run.mjs SCRIPT …` runs a script of the project on the pinned Node, after installing the packages.
install();
runScript(process.argv.slice(2));
