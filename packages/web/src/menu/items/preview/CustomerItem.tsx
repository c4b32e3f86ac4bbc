import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type RichTextDocument, richDocument } from '@sufra/contract/kernel/richText.rules'
import {
  type Icon,
  IconCalendarTime,
  IconClockHour4,
  IconHourglass,
  IconReceipt,
  IconToolsKitchen2,
  IconTruckDelivery,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { Money } from '../../../kernel/display/Money.tsx'
import { RichText } from '../../../kernel/display/RichText.tsx'
import { translator } from '../../../kernel/text/texts.ts'
import type { CustomerGroup } from '../groups.rules.ts'
import { CustomerGroups } from './CustomerGroups.tsx'
import css from './CustomerItem.module.css'
import { CustomerGallery, CustomerPhoto } from './CustomerPictures.tsx'
import { customerText } from './customer.text.ts'
import type { CustomerItem as Shown } from './customerItem.rules.ts'

interface Props {
  readonly item: Shown
  readonly requirements: readonly Bilingual[]
  readonly choices: readonly CustomerGroup[]
  readonly addons: readonly CustomerGroup[]
  /** The customer's language, not the page's. */
  readonly language: Language
}

/** The document is parsed on every keystroke; an invalid one is not shown. */
function documentOf(serialised: string): RichTextDocument | null {
  if (serialised === '') return null
  try {
    return richDocument(serialised)
  } catch {
    return null
  }
}

function Fact({ icon: Icon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </li>
  )
}

/** An item as the ordering app shows it. Only links in its own text can be pressed. */
export function CustomerItem({ item, requirements, choices, addons, language }: Props) {
  const t = translator(customerText, language)
  const written = item.description[language]
  const document = useMemo(() => documentOf(written), [written])
  const [from, to] = item.available ?? []
  const [first, last] = item.delivered ?? []
  const shownAddons = addons.filter(({ shown }) => shown)
  return (
    <article
      className={css.item}
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      data-reads={language}
    >
      <CustomerPhoto photo={item.photo} none={t('noPhoto')} />
      <CustomerGallery entries={item.gallery} label={t('gallery')} />
      <div className={css.head}>
        <h3 data-none={item.name[language] === '' || undefined}>{item.name[language] || t('noName')}</h3>
        {item.dish[language] && <p className={css.dish}>{item.dish[language]}</p>}
        {item.shortDescription[language] && <p className={css.short}>{item.shortDescription[language]}</p>}
        <p className={css.price}>
          {item.price === null ? (
            <span data-none>{t('noPrice')}</span>
          ) : (
            <strong>
              <Money amount={item.price} />
            </strong>
          )}
          {item.before !== null && (
            <s>
              <Money amount={item.before} />
            </s>
          )}
        </p>
      </div>
      <ul className={css.facts}>
        {item.enoughFor && <Fact icon={IconUsers}>{t('enoughFor', { count: item.enoughFor })}</Fact>}
        {item.perPerson && (
          <Fact icon={IconUserPlus}>
            <Money amount={item.perPerson} /> {t('perPerson')}
          </Fact>
        )}
        {item.mostPerOrder && (
          <Fact icon={IconReceipt}>{t('mostPerOrder', { count: item.mostPerOrder })}</Fact>
        )}
        {item.notice && <Fact icon={IconCalendarTime}>{t('notice', { count: item.notice })}</Fact>}
        {from && to && (
          <Fact icon={IconClockHour4}>{from === to ? t('anyTime') : t('available', { from, to })}</Fact>
        )}
        {item.setup && <Fact icon={IconToolsKitchen2}>{t('setup', { count: item.setup })}</Fact>}
        {item.served && <Fact icon={IconHourglass}>{t('served', { count: item.served })}</Fact>}
        {first && last && <Fact icon={IconTruckDelivery}>{t('delivered', { from: first, to: last })}</Fact>}
        {item.fee && (
          <Fact icon={IconTruckDelivery}>
            <Money amount={item.fee} /> {t('fee')}
          </Fact>
        )}
      </ul>
      {document && (
        <section className={css.part}>
          <h4>{t('description')}</h4>
          <RichText document={document} language={language} />
        </section>
      )}
      {requirements.length > 0 && (
        <section className={css.part}>
          <h4>{t('requirements')}</h4>
          <ul className={css.needs}>
            {requirements.map((name) => (
              <li key={name.en + name.ar}>{name[language]}</li>
            ))}
          </ul>
        </section>
      )}
      <CustomerGroups groups={choices} language={language} />
      {shownAddons.length > 0 && <h4 className={css.addons}>{t('addons')}</h4>}
      <CustomerGroups groups={shownAddons} language={language} />
    </article>
  )
}
