import type { Text } from "../types.ts";

export type Tag = "visa" | "scholarships" | "language" | "money" | "work" | "documents" | "admission" | "life";

export type Post = {
	slug: string;
	title: Text;
	excerpt: Text;
	content: Text;
	tags: Tag[];
	createdAt: string;
	coverImageUrl: string | null;
	published: boolean;
};
