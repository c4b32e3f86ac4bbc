/** A failure of the page itself with a message for its reader. */
export class UserFacingError extends Error {}
