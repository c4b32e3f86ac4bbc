import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { faqs } from '@sufra/contract/settings/faqs'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { SortedEntries } from '../../kernel/entries/SortedEntries.tsx'
import { useEntries } from '../../kernel/entries/useEntries.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './Faqs.module.css'
import { faqList, rowsOf } from './faqEntries.tsx'
import { faqsText } from './faqs.text.ts'

/** Questions with their answers in both languages, put into order by dragging (spec 3 §2). */
export function Faqs() {
  const t = useText(faqsText)
  const query = useOperation(faqs.list)
  const { add, actions, dialog } = useEntries(faqList, { query, rowsOf })
  return (
    <>
      <PageHeader actions={add} />
      <Tabs value="catering">
        <Tabs.List aria-label={t('tabs')}>
          <Tabs.Tab value="catering">{t('catering')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="catering" pt="md" className={css.list}>
          <SortedEntries
            of={faqList}
            query={query}
            rowsOf={rowsOf}
            actions={actions}
            add={add}
            onSort={(order) => call(faqs.sort, { body: { faqs: [...order] } })}
          />
        </Tabs.Panel>
      </Tabs>
      {dialog}
    </>
  )
}
