export { Discount } from '@sufra/contract/promotions/offers'
