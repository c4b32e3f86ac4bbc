export { Accent } from '@sufra/contract/settings/accent'
