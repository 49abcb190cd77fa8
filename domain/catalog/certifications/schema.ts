import { inputSchema } from "../../records/input-schema.ts";
import { certificationFields } from "./fields.ts";

export const certificationInput = inputSchema(certificationFields);
