/** Lists that several people put in order are fetched again this often, so that all of them see the one that stands. */
export const everyMs = 5000
