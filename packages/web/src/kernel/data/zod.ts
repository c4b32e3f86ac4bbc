import { config } from 'zod/v4/core'

/** The content policy forbids `eval`. Zod's attempt alone would be reported as a violation. */
config({ jitless: true })
