import { post } from './api.ts'

interface Writer {
  readonly token: string
}
interface Added {
  readonly id: number
  readonly mobile: string
}
let given = 0

/** A mobile number that no other test of this run has: each process that runs tests has a thousand of its own. */
export const newMobile = (): string =>
  String(31_000_000 + Number(process.env.TEST_WORKER_INDEX) * 1000 + ++given)

/** Adds a customer whose number nobody else has. */
export async function addCustomer(writer: Writer, fullname: string, more: object = {}): Promise<Added> {
  const mobile = newMobile()
  const path = 'admins/settings/customers/saveCustomer'
  const { id, message } = await post(path, writer.token, { fullname, mobile, ...more })
  if (id === undefined) throw new Error(message)
  return { id, mobile }
}
