export { type PluralForms, plural } from "../../domain/plural.ts";
