export type Text = { en: string; ru: string; uz: string };
