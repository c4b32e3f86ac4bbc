import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { type SocialLink, socialLinks } from '@sufra/contract/settings/socialLinks'
import { linkNames } from '@sufra/contract/settings/socialLinks.shapes'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useText } from '../../kernel/text/language.tsx'
import { socialLinksText } from './socialLinks.text.ts'

interface Props {
  /** Undefined for a new link. */
  readonly link: SocialLink | undefined
  readonly onClose: () => void
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//i, '')

/** Adds or changes a link. Its address stands behind `https://` (spec 3 §5). */
export default function LinkDialog({ link, onClose }: Props) {
  const t = useText(socialLinksText)
  const refetch = () => queryClient.invalidateQueries({ queryKey: keyOf(socialLinks.list) })
  const form = useEntryForm(socialLinks.save, socialLinks.update, {
    row: link,
    initial: { name_en: (link?.name_en ?? '') as string, url: withoutScheme(link?.url ?? '') },
    body: ({ name_en, url }) => ({ name_en: name_en as SocialLink['name_en'], url }),
    saved: (_, { name_en }) => {
      toast.success(t('saved', { name: name_en }))
      void refetch()
      onClose()
    },
    failed: 'shown',
  })
  const { name_en, url } = form.values
  const address = form.field('url')
  return (
    <FormDialog
      title={t(link ? 'edit' : 'add')}
      size={480}
      form={form}
      incomplete={name_en === '' || url.trim() === ''}
      onClose={onClose}
      onTakeTheirs={() => void refetch().then(onClose)}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('name')}
          withAsterisk
          data={[{ value: '', label: t('chooseName') }, ...linkNames]}
          {...form.field('name_en')}
        />
        <TextInput
          label={t('url')}
          withAsterisk
          type="text"
          inputMode="url"
          maxLength={300}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          leftSection="https://"
          leftSectionWidth={68}
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          {...address}
          onChange={(event) => address.onChange(withoutScheme(event.currentTarget.value))}
        />
      </Stack>
    </FormDialog>
  )
}
