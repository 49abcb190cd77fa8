import { z } from "zod";
import { getProfile, listProfiles } from "../../domain/accounts/users/queries.ts";
import { type Role, roles } from "../../domain/accounts/users/schema.ts";
import { deleteApplication } from "../../domain/applications/commands.ts";
import { getApplication, listApplicationRecords } from "../../domain/applications/queries.ts";
import { type StoredStatus, storedStatuses } from "../../domain/applications/schema.ts";
import { changeApplicationStatus } from "../../domain/applications/status-commands.ts";
import { statusInput } from "../../domain/applications/status-schema.ts";
import { applicationInput } from "../../domain/applications/submission-schema.ts";
import { pageSize } from "../../domain/catalog/schema.ts";
import { deleteContact } from "../../domain/contacts/commands.ts";
import { getContact, listContacts } from "../../domain/contacts/queries.ts";
import { contactInput } from "../../domain/contacts/schema.ts";
import { homeZone } from "../../domain/time-zone.ts";
import { cleanQuery, definedOnly } from "../../domain/validation.ts";
import { identified, type Table, time, words } from "./table.ts";

export const applications: Table = {
	name: "applications",
	one: "an application",
	about: "The latest first. Words are looked for in name, phone number and reference.",
	record: identified(applicationInput, {
		age: z.int(),
		reference: z.string(),
		status: z.enum(storedStatuses),
		submitted_at: time,
	}),
	staff: "application:read",
	readers: "staff",
	filters: { q: words.optional(), status: z.enum(storedStatuses).optional() },
	usually: pageSize,
	list(caller, { q, status, page, limit }) {
		const filter = definedOnly({ status: status as StoredStatus | undefined });
		return listApplicationRecords(caller, { ...filter, query: cleanQuery(q), zone: homeZone, page, size: limit });
	},
	get: getApplication,
	input: statusInput,
	example: { status: "contacted" },
	current: getApplication,
	update: (caller, id, values, _version, before) => changeApplicationStatus(caller, id, values, before.status),
	remove: (caller, id) => deleteApplication(caller, id),
};

export const contactSubmissions: Table = {
	name: "contact_submissions",
	one: "a contact message",
	about: "The latest first.",
	record: identified(contactInput, { submitted_at: time }),
	staff: "contact:read",
	readers: "staff",
	filters: {},
	usually: pageSize,
	list: (caller, { page, limit }) => listContacts(caller, { page, size: limit }),
	get: getContact,
	current: getContact,
	remove: (caller, id) => deleteContact(caller, id),
};

export const profiles: Table = {
	name: "profiles",
	one: "a profile",
	about: "Which account has which role. Roles are changed by `admin-user-management`.",
	record: z.strictObject({ id: z.uuid(), user_id: z.uuid(), role: z.enum(roles) }),
	staff: "user:read",
	readers: "staff",
	filters: { user_id: z.uuid().optional(), role: z.enum(roles).optional() },
	usually: pageSize,
	list(caller, { user_id: userId, role, page, limit }) {
		const filter = definedOnly({ userId: userId as string | undefined, role: role as Role | undefined });
		return listProfiles(caller, { ...filter, page, size: limit });
	},
	get: getProfile,
};
