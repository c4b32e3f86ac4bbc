/** Names of the steps of a request, in the texts of payment requests. */
export const stepNames = {
  raised: 'raised',
  accepted: 'stepAccepted',
  rejected: 'stepRejected',
  reversed: 'stepReversed',
} as const
