import type { Language } from "../language.ts";

/** How often a record's page was looked at. `name` is what its address says: an id, of a post the slug. */
export type Views = { noun: "program" | "university" | "post"; name: string; language: Language; count: number };
