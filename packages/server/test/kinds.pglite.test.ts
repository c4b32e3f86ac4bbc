import { describeOwnRows } from './kinds.suite.ts'

describeOwnRows()
