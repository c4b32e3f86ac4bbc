/** A failure of the page itself, told in words for its reader. */
export class ToldError extends Error {}
