import { type Bilingual, fill, type Language } from '@sufra/contract/kernel/language'
import type { EmailTemplate } from '../../kernel/mail/emailTemplate.ts'
import { type EmailParams, fillEmail } from '../signIn/signIn.mail.text.ts'

const invitation = {
  subject: { en: 'You are invited to {product}', ar: 'دعوة إلى {product}' },
  first: {
    en: 'You have been added to the team of {team}. Your role is {role}. Choose a password to begin. The link is valid for {days:day} and works once.',
    ar: 'تمت إضافتك إلى فريق {team}. دورك: {role}. اختر كلمة مرور للبدء. الرابط صالح لمدة {days:يوم} ويعمل مرة واحدة.',
  },
  second: {
    en: 'If you did not expect this mail, ignore it: without a password nobody can use the account.',
    ar: 'إذا لم تكن تتوقع هذه الرسالة فتجاهلها: لا يمكن لأحد استخدام الحساب دون كلمة مرور.',
  },
  label: { en: 'Choose a password', ar: 'اختيار كلمة مرور' },
} satisfies Record<string, Bilingual>

export const invitationEmail = (language: Language, url: string, params: EmailParams): EmailTemplate => ({
  ...fillEmail(invitation, language, params),
  link: { label: fill(invitation.label[language], params), url },
})
