import { addonOptions, addons } from '@sufra/contract/menu/addons'
import type { Addon, AddonOption } from '@sufra/contract/menu/optionGroups.shapes'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { useConfirmed } from '../../../kernel/dialogs/useConfirmed.ts'
import { Money } from '../../../kernel/display/Money.tsx'
import { InlineRows } from '../../../kernel/inline/InlineRows.tsx'
import type { InlineState } from '../../../kernel/inline/useInlineRows.ts'
import { useLanguage, useText } from '../../../kernel/text/language.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { AddonOptionEditor } from './AddonOptionEditor.tsx'
import { refetchAddons } from './addons.cache.ts'
import { addonsText } from './addons.text.ts'

interface Props {
  readonly addon: Addon
  readonly state: InlineState
  readonly canWrite: boolean
}
const idOf = ({ id }: AddonOption) => id

/** What an addon offers. */
export function AddonOptions({ addon, state, canWrite }: Props) {
  const t = useText(addonsText)
  const shared = useText(itemOptionsText)
  const { language } = useLanguage()
  const remove = useConfirmed(addonOptions.remove, { freshens: [addons.list] })
  const nameOf = (option: AddonOption) => option[`name_${language}`]
  const drop = (option: AddonOption) =>
    remove.run(
      {
        title: shared('removeOptionAsk'),
        text: shared('removeOptionText', { name: nameOf(option) }),
        action: shared('removeOption'),
        danger: true,
        success: shared('removed', { name: nameOf(option) }),
      },
      { params: { id: option.id } },
    )
  return (
    <InlineRows
      title={shared('options')}
      columns={[
        {
          key: 'name_en',
          head: shared('nameIn'),
          cell: ({ name_en }) => <bdi>{name_en}</bdi>,
          ...(language === 'en' && { card: 'title' }),
        },
        {
          key: 'name_ar',
          head: shared('nameInArabic'),
          cell: ({ name_ar }) => <bdi lang="ar">{name_ar}</bdi>,
          ...(language === 'ar' && { card: 'title' }),
        },
        {
          key: 'price',
          head: shared('price'),
          cell: ({ item_addon_option_price }) => <Money amount={item_addon_option_price} />,
        },
        { key: 'max', head: t('max'), cell: ({ max_selection }) => max_selection },
        {
          key: 'show_onmenu',
          head: shared('showOnMenu'),
          cell: ({ show_onmenu }) => shared(show_onmenu ? 'yes' : 'no'),
        },
      ]}
      query={{ error: null, refetch: refetchAddons }}
      rows={addon.item_addon_options}
      idOf={idOf}
      nameOf={nameOf}
      state={state}
      editor={(option) => (
        <AddonOptionEditor
          key={option?.id ?? 'new'}
          addonId={addon.id}
          option={option}
          onClose={state.close}
        />
      )}
      addLabel={shared('addOptions')}
      canWrite={canWrite}
      onRemove={(option) => void drop(option)}
      empty={{
        icon: <IconPlaylistAdd size={32} stroke={1.25} aria-hidden />,
        title: t('noOptions'),
        text: t('noOptionsText'),
      }}
    />
  )
}
