/** The public page's own renderer, in a file that a chunk can begin with: it is loaded when an editor opens. */
export { Markdown as default } from "../ui/markdown.ts";
