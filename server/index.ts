/** What the build contains in one file: the site, and its start. */
export { createLogger, createSite } from "./create-site.ts";
export { start } from "./start.ts";
