import { usePick } from '../../kernel/text/language.tsx'
import { storeRoleText } from './storeUsers.text.ts'

/** The server sends role names in English; built-in roles have an Arabic name too. */
export function useRoleName(): (name: string) => string {
  const pick = usePick()
  return (name) => {
    const known = storeRoleText.find(({ en }) => en === name)
    return known ? pick(known) : name
  }
}

export const RoleName = ({ name }: { name: string }) => <bdi>{useRoleName()(name)}</bdi>
