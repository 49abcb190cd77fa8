import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectFolder } from "../database/project-folder.ts";

const buildDir = join(projectFolder, "build");
// The build has compiled the server (bin/build.ts). Compiling it here would take three times as long and leave 20 MB of
// memory behind that the C library cannot return.
enableCompileCache(join(buildDir, "compile-cache"));
const { start } = (await import(pathToFileURL(join(buildDir, "server/index.js")).href)) as typeof import("./index.ts");
await start();
