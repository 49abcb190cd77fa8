import { programForm, universityForm } from "../../domain/catalog/fields.ts";
import { formOf } from "./fields.ts";

export const universityFields = formOf(universityForm);
export const programFields = formOf(programForm);
