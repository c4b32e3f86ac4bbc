import { describeKinds } from './kinds.suite.ts'

describeKinds('pglite', 1, 2)
