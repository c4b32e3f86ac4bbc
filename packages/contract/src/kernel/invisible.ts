/**
 * Characters nobody sees, and those that turn round what follows them. Joiners and marks of direction stay: words of
 * some languages are written with them.
 */
const unseen = /[^\P{Cc}\n\r\t]|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

export const stripInvisible = (text: string): string => text.replace(unseen, '')
