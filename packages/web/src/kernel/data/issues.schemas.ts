export { fieldErrors } from '@sufra/contract/kernel/issues'
