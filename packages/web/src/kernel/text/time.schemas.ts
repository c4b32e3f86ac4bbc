export { TimeOfDay } from '@sufra/contract/kernel/fields'
