/** More members of a family do not follow one application. */
export const maxFamilyChats = 4;
