import { describeKinds } from './kinds.suite.ts'

describeKinds(2, 2)
