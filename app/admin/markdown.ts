/** The public page's Markdown renderer as a separate chunk, loaded when an editor opens. */
export { Markdown as default } from "../ui/markdown.ts";
