import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Scope } from './scope.ts'

const names = {
  staff: { en: 'Platform staff', ar: 'أحد موظفي المنصة' },
  somebody: { en: 'Somebody', ar: 'شخص آخر' },
} satisfies Record<string, Bilingual>

interface Actor {
  readonly actor_kind: string
  readonly actor_name: string | null
}

/** The actor's name as shown to this caller. Outside the platform its staff have no names. */
export function actorName(viewer: { readonly kind: Scope['kind'] }, actor: Actor | undefined): Bilingual {
  if (actor?.actor_kind === 'admin' && viewer.kind !== 'admin') return names.staff
  return actor?.actor_name ? { en: actor.actor_name, ar: actor.actor_name } : names.somebody
}
