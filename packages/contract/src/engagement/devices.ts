import { z } from 'zod'
import { Instant, Phone } from '../kernel/fields.ts'
import { languages } from '../kernel/language.ts'
import { feature, post } from '../kernel/operation.ts'

const channel = { kinds: ['channel'], permission: 'everyone' } as const
export const phonePlatforms = ['android', 'ios'] as const
/** Phones of one number. With one more, the one that was not seen for longest is forgotten. */
export const mostDevices = 10

/** What Firebase gives an app on a phone. */
const DeviceToken = z
  .string()
  .min(1, 'required')
  .max(1024)
  .regex(/^[\w:.-]+$/, 'deviceToken.invalid')

const Device = z.object({
  platform: z.enum(phonePlatforms),
  language: z.enum(languages),
  registered_at: Instant,
})

const token = 'example-device:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx'

/** Phones with the app, in the ordering API: where push messages to a customer go. */
export const devices = feature('devices', {
  register: post('devices', {
    ...channel,
    summary: "Register a phone for a customer's number, whoever it was registered for before.",
    input: z.strictObject({
      token: DeviceToken,
      platform: z.enum(phonePlatforms),
      mobile: Phone,
      language: z.enum(languages),
      /** The token that this phone had until now. */
      replaces: DeviceToken.optional(),
    }),
    output: z.object({ device: Device }),
    example: () => ({ body: { token, platform: 'android', mobile: '55123456', language: 'en' } }),
  }),
  remove: post('devices/remove', {
    ...channel,
    summary: 'Forget a phone, as its customer signs out. One that is not registered is no error.',
    input: z.strictObject({ token: DeviceToken }),
    output: z.object({ removed: z.boolean() }),
    example: () => ({ body: { token } }),
  }),
})
