import type { Send } from '@sufra/contract/engagement/notifications'
import type { SendRow } from './sends.sql.ts'

export const presentSend = ({ title_en, title_ar, ...row }: SendRow): Send => ({
  ...row,
  title: { en: title_en, ar: title_ar },
})
