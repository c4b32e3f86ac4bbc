import { describeKinds } from './kinds.suite.ts'

describeKinds('pglite', 2, 2)
