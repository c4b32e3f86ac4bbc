import { useText } from '../../kernel/text/language.tsx'
import { storeUsersText } from './storeUsers.text.ts'

/** Roles are named by the server in English; those there are from the start have a name in Arabic too. */
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
