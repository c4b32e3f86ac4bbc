import { config } from 'zod/v4/core'

/** The content policy forbids `eval`, so zod need not try: the attempt alone is reported as a violation. */
config({ jitless: true })
