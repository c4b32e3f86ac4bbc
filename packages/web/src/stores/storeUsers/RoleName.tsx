import { useText } from '../../kernel/text/language.tsx'
import { storeUsersText } from './storeUsers.text.ts'

/** The server sends role names in English; built-in roles have an Arabic name too. */
export function useRoleName(): (name: string) => string {
  const t = useText(storeUsersText)
  return (name) =>
    name === storeUsersText.managerRole.en
      ? t('managerRole')
      : name === storeUsersText.staffRole.en
        ? t('staffRole')
        : name
}

export const RoleName = ({ name }: { name: string }) => <bdi>{useRoleName()(name)}</bdi>
