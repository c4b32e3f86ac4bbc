/**
 * The content policy forbids `eval`. Zod's attempt alone would be reported as a violation. Written where zod reads it
 * (`zod/v4/core/core.js`), as it is loaded with the first form.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
