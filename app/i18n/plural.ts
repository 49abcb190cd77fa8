export { type PluralForms, plural } from "../../domain/shared/plural.ts";
