import { roles } from "../../domain/accounts/users/schema.ts";
import type { Field } from "./fields.ts";

export const userFields: Field[] = [
	{ name: "email", kind: "email", required: true },
	{ name: "displayName", kind: "line", required: true },
	{ name: "password", kind: "password", required: true },
	{ name: "role", kind: "choice", required: true, options: roles },
	{ name: "ownPassword", kind: "password" },
];

export const roleFields: Field[] = [
	{ name: "role", kind: "choice", required: true, options: roles },
	{ name: "ownPassword", kind: "password" },
];
