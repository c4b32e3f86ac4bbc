import { Loader, Stack, Text, UnstyledButton } from '@mantine/core'
import { seeAs as operations } from '@sufra/contract/accounts/seeAs'
import { useOperation } from '../../kernel/data/operations.ts'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './SeeAsPeople.module.css'
import { seeAsText } from './seeAs.text.ts'
import type { SeeAs } from './useSeeAs.ts'

interface Props {
  readonly restaurant: { readonly id: number; readonly name: string }
  readonly seeAs: SeeAs
  readonly onClose: () => void
}

/** The people of a restaurant, to see the product as one of them. */
export default function SeeAsPeople({ restaurant: { id, name }, seeAs, onClose }: Props) {
  const t = useText(seeAsText)
  const pick = usePick()
  const kernel = useText(kernelText)
  const { data, error, refetch } = useOperation(operations.people, { params: { id } })
  return (
    <Modal onClose={onClose} title={t('seeAsOf', { name })} size={420}>
      {!data && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loader aria-label={kernel('loading')} role="status" mx="auto" my="xl" display="block" />
      )}
      <Stack gap={4}>
        {data?.people.map((person) => (
          <UnstyledButton
            key={person.id}
            className={css.person}
            onClick={() => seeAs({ account_id: person.id })}
          >
            <Text component="span" fw={600}>
              {person.name}
            </Text>
            <Text component="span" size="sm" c="dimmed">
              {pick(person.role)}
            </Text>
            <Text component="span" size="sm" c="dimmed" className={css.email}>
              <Mail address={person.email} />
            </Text>
          </UnstyledButton>
        ))}
      </Stack>
    </Modal>
  )
}
