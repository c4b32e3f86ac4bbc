/**
 * Invisible characters, and those that reverse the text after them. Joiners and directional marks are kept: some
 * languages need them.
 */
const unseen = /[^\P{Cc}\n\r\t]|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

export const stripInvisible = (text: string): string => text.replace(unseen, '')
