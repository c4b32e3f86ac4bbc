export { Id, Instant } from '@sufra/contract/kernel/fields'
