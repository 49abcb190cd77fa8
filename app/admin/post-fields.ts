import { postForm } from "../../domain/blog/fields.ts";
import { formOf } from "./fields.ts";

export const postFields = formOf(postForm);
