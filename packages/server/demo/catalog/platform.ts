import { type Bilingual, both } from './bilingual.ts'

/** The platform's staff and settings. */
export const staff = [
  { email: 'admin@sufra.test', name: both('Hind Al Ansari', 'هند الأنصاري'), role: 'Super Admin' },
  { email: 'moderator@sufra.test', name: both('Tarek Halabi', 'طارق الحلبي'), role: 'Moderator' },
  { email: 'marketing@sufra.test', name: both('Priya Menon', 'بريا مينون'), role: 'Marketing' },
  { email: 'support@sufra.test', name: both('Salma Darwish', 'سلمى درويش'), role: 'Business Support' },
] as const

export const socialLinks = [
  { name_en: 'Facebook', url: 'https://facebook.com/sufra.example' },
  { name_en: 'Instagram', url: 'https://instagram.com/sufra.example' },
  { name_en: 'Twitter', url: 'https://x.com/sufra_example' },
  { name_en: 'WhatsApp', url: 'https://wa.me/97444000000' },
] as const

export const welcomeDiscount: { value: number; status: boolean; message: Bilingual } = {
  value: 10,
  status: true,
  message: both(
    'Welcome to Sufra! Ten per cent off your first order, from us.',
    'أهلًا بك في سفرة! خصم عشرة بالمئة على طلبك الأول هدية منا.',
  ),
}
