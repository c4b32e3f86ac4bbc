/** Between a group's name and what was chosen of it: a question needs no colon. */
export const after = (name: string): string => (/[?؟:]\s*$/.test(name) ? ' ' : ': ')
