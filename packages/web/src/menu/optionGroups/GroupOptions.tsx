import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Money } from '../../kernel/display/Money.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { InlineRows } from '../../kernel/inline/InlineRows.tsx'
import type { InlineState } from '../../kernel/inline/useInlineRows.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { type Group, type GroupKind, type Option, refetchGroups } from './groups.ts'
import { itemOptionsText } from './optionGroups.text.ts'

interface Props<G extends Group, O extends Option> {
  readonly of: GroupKind<G, O>
  readonly group: G
  readonly state: InlineState
  readonly canWrite: boolean
}
const idOf = ({ id }: Option) => id

/** What a choice or an addon offers. */
export function GroupOptions<G extends Group, O extends Option>({ of, group, state, canWrite }: Props<G, O>) {
  const t = useText(of.texts)
  const shared = useText(itemOptionsText)
  const pick = usePick()
  const { language } = useLanguage()
  const remove = useConfirmed(of.removeOption, { invalidates: [of.list, ...of.decides] })
  const nameOf = (option: O) => option[`name_${language}`]
  const drop = (option: O) =>
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
  const saved = async (name: Parameters<typeof pick>[0]) => {
    toast.success(shared('saved', { name: pick(name) }))
    await refetchGroups(of)
    state.close()
  }
  const { isShown } = of
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
        { key: 'price', head: shared('price'), cell: (option) => <Money amount={of.priceOf(option)} /> },
        ...of.optionLimits.map(([what, cell]) => ({ key: what.en, head: pick(what), cell })),
        ...(isShown
          ? [
              {
                key: 'show_onmenu',
                head: shared('showOnMenu'),
                cell: (option: O) => shared(isShown(option) ? 'yes' : 'no'),
              },
            ]
          : []),
      ]}
      query={{ error: null, refetch: () => refetchGroups(of) }}
      rows={of.optionsOf(group)}
      idOf={idOf}
      nameOf={nameOf}
      state={state}
      editor={(option) => (
        <of.OptionEditor
          key={option?.id ?? 'new'}
          label={shared(option ? 'editedOption' : 'newOption')}
          groupId={group.id}
          option={option}
          saved={saved}
          onClose={state.close}
          onTakeTheirs={() => void refetchGroups(of).then(state.close)}
        />
      )}
      addLabel={shared('addOptions')}
      canWrite={canWrite}
      onRemove={(option) => void drop(option)}
      empty={{
        icon: <of.icon size={32} stroke={1.25} aria-hidden />,
        title: shared('noOptions'),
        text: t('noOptionsText'),
      }}
    />
  )
}
