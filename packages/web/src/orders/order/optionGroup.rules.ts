/** Separates a group's name from its options: a question needs no colon. */
export const after = (name: string): string => (/[?؟:]\s*$/.test(name) ? ' ' : ': ')
