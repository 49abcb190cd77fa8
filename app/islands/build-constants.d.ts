/** All languages, as "en|ru|…": written into the scripts by the build (vite.config.ts), because the list itself costs bytes. */
declare const LANGUAGE_ALTERNATIVES: string;
