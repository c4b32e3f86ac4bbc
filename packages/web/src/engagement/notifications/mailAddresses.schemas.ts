export { readAddresses } from '@sufra/contract/engagement/mailAddresses'
