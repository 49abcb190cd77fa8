import { z } from "zod";
import { getProfile, listProfiles } from "../../domain/accounts/users/queries.ts";
import { type Role, roles } from "../../domain/accounts/users/schema.ts";
import { updateApplicant } from "../../domain/cases/applicants/commands.ts";
import { getApplicant, getEntry, listApplicants, listEntries } from "../../domain/cases/applicants/queries.ts";
import { applicantInput, type EntryKind, entryKinds, messageChannels } from "../../domain/cases/applicants/schema.ts";
import { deleteApplication } from "../../domain/cases/applications/commands.ts";
import { getApplication, listApplicationRecords } from "../../domain/cases/applications/queries.ts";
import { type StoredStatus, storedStatuses } from "../../domain/cases/applications/schema.ts";
import { changeApplicationStatus } from "../../domain/cases/applications/status-commands.ts";
import { statusInput } from "../../domain/cases/applications/status-schema.ts";
import { applicationInput } from "../../domain/cases/applications/submission-schema.ts";
import { deleteContact } from "../../domain/cases/contacts/commands.ts";
import { getContact, listContacts } from "../../domain/cases/contacts/queries.ts";
import { contactFields } from "../../domain/cases/contacts/schema.ts";
import {
	caseOffices,
	factTopics,
	languages,
	type TaskKind,
	taskKinds,
	taskOutcomes,
} from "../../domain/cases/tasks/schema.ts";
import { pageSize } from "../../domain/catalog/schema.ts";
import { getTask, listTasks } from "../../domain/desk/queue/queries.ts";
import { homeZone } from "../../domain/shared/time-zone.ts";
import { cleanQuery, definedOnly } from "../../domain/shared/validation.ts";
import { identified, type Table, time, words } from "./table.ts";

export const applications: Table = {
	name: "applications",
	one: "an application",
	about: "The latest first. Words are looked for in name, phone number, reference and email address.",
	record: identified(applicationInput, {
		age: z.int(),
		applicant_id: z.uuid(),
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
	async update(caller, id, values, _version, before) {
		await changeApplicationStatus(caller, id, values, before.status);
	},
	async remove(caller, id) {
		await deleteApplication(caller, id);
	},
};

/** As applicantInput, with the types of the stored values. */
const applicantFields = {
	nationality: z.string().nullable(),
	residence_country: z.string().nullable(),
	education_finished_on: z.iso.date().nullable(),
	gpa_percent: z.number().nullable(),
};

export const applicants: Table = {
	name: "applicants",
	one: "an applicant",
	about:
		"The latest first. A person with one application or more; applications with the same phone number and name belong to the same one. Words are looked for in names, email address and phone number.",
	record: identified(applicantInput, {
		...applicantFields,
		version: z.int(),
		phone_e164: z.string().nullable().meta({ description: "Null if the number could not be read with certainty." }),
		created_at: time,
	}),
	staff: "applicant:read",
	readers: "staff",
	filters: { q: words.optional() },
	usually: pageSize,
	list: (caller, { q, page, limit }) => listApplicants(caller, { query: cleanQuery(q), page, size: limit }),
	get: getApplicant,
	input: applicantInput,
	example: { full_name: "Test Applicant", passport_name: "TEST APPLICANT", birth_date: "2008-03-14", language: "uz" },
	current: getApplicant,
	update: updateApplicant,
};

const ofApplicant = { applicant_id: z.uuid().optional() };
type OfApplicant = { applicantId?: string };
const filterOf = ({
	applicant_id: applicantId,
	page,
	limit,
}: {
	applicant_id?: unknown;
	page: number;
	limit: number;
}) => ({
	...(definedOnly({ applicantId }) as OfApplicant),
	page,
	size: limit,
});

export const entries: Table = {
	name: "entries",
	one: "an entry of a case",
	about:
		"The latest first. What happened to a person's case: messages, notes, calls, changes of the status. Entries are only ever added, and reading here does not mark a message as read.",
	record: z.strictObject({
		id: z.uuid(),
		applicant_id: z.uuid().nullable().meta({ description: "Null for an answer to a contact message." }),
		application_id: z.uuid().nullable(),
		contact_submission_id: z.uuid().nullable(),
		kind: z.enum(entryKinds).meta({ description: "`message_in`: from the applicant. `message_out`: from staff." }),
		at: time,
		visible_at: time.meta({ description: "When the applicant sees it, if it is for the applicant." }),
		author_id: z.uuid().nullable().meta({ description: "The account of the member of staff." }),
		channel: z.enum(messageChannels).nullable().meta({ description: "Of a message." }),
		text: z.string().nullable(),
		data: z.record(z.string(), z.string()).nullable(),
		read_by_staff_at: time.nullable(),
		read_by_applicant_at: time.nullable(),
		is_pinned: z.boolean(),
	}),
	staff: "applicant:read",
	readers: "staff",
	filters: { ...ofApplicant, kind: z.enum(entryKinds).optional() },
	usually: pageSize,
	list: (caller, { kind, ...query }) =>
		listEntries(caller, { ...filterOf(query), ...definedOnly({ kind: kind as EntryKind | undefined }) }),
	get: getEntry,
};

export const tasks: Table = {
	name: "tasks",
	one: "a task",
	about:
		"The latest first. What staff owe applicants and senders of contact messages, and by when. A task ends by the act that fulfills it, so it cannot be written here.",
	record: z.strictObject({
		id: z.uuid(),
		kind: z.enum(taskKinds),
		applicant_id: z.uuid().nullable(),
		application_id: z.uuid().nullable(),
		contact_submission_id: z.uuid().nullable(),
		entry_id: z.uuid().nullable().meta({ description: "The message to answer." }),
		delivery_id: z.uuid().nullable(),
		topic: z.enum(factTopics).nullable().meta({ description: "What has stale facts, for `fact_check`." }),
		stale_records: z.int().nullable().meta({ description: "How many records have stale facts." }),
		office: z.enum(caseOffices),
		language: z.enum(languages),
		assignee_id: z.uuid().nullable(),
		released_at: time
			.nullable()
			.meta({ description: "When it passed to nobody, because its assignee was away or gone." }),
		text: z.string().nullable().meta({ description: "What staff want to do, for a follow-up." }),
		is_suspect: z.boolean().meta({ description: "Part of a flood." }),
		opened_at: time,
		warn_at: time.nullable(),
		due_at: time.meta({ description: "The moment that the person is shown." }),
		skipped_days: z.array(z.iso.date()).meta({ description: "The days that did not count." }),
		attempts: z.int().meta({ description: "Calls that reached nobody." }),
		done_at: time.nullable(),
		done_by: z.uuid().nullable(),
		outcome: z.enum(taskOutcomes).nullable().meta({ description: "`closed` fulfilled nothing." }),
	}),
	staff: "task:read",
	readers: "staff",
	filters: { ...ofApplicant, kind: z.enum(taskKinds).optional(), state: z.enum(["open", "done"]).optional() },
	usually: pageSize,
	list(caller, { kind, state, ...query }) {
		const filter = definedOnly({
			kind: kind as TaskKind | undefined,
			isOpen: state === undefined ? undefined : state === "open",
		});
		return listTasks(caller, { ...filter, ...filterOf(query) });
	},
	get: getTask,
};

export const contactSubmissions: Table = {
	name: "contact_submissions",
	one: "a contact message",
	about: "The latest first.",
	record: identified(contactFields, {
		applicant_id: z.uuid().nullable().meta({
			description: "The applicant with the same name and email address or phone number, if there is exactly one.",
		}),
		submitted_at: time,
	}),
	staff: "contact:read",
	readers: "staff",
	filters: {},
	usually: pageSize,
	list: (caller, { page, limit }) => listContacts(caller, { page, size: limit }),
	get: getContact,
	current: getContact,
	async remove(caller, id) {
		await deleteContact(caller, id);
	},
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
