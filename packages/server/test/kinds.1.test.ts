import { describeKinds } from './kinds.suite.ts'

describeKinds(1, 2)
