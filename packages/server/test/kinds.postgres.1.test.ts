import { describeKinds } from './kinds.suite.ts'

describeKinds('postgres', 1, 2)
