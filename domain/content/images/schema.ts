import { inputSchema } from "../../records/input-schema.ts";
import { imageFields } from "./fields.ts";

export const imageInput = inputSchema(imageFields);
