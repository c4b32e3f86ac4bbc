import { describeKinds } from './kinds.suite.ts'

describeKinds('postgres', 2, 2)
