import row from '../../kernel/sorting/SortableRow.module.css'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './TaxonomySkeleton.module.css'

const skeletons = Array.from({ length: 9 }, (_, index) => index)

/** The list on its way (spec 1 §2.5). */
export function TaxonomySkeleton({ label }: { label: string }) {
  const t = useText(kernelText)
  return (
    <ul aria-label={label} aria-busy>
      {skeletons.map((index) => (
        <li key={index} className={row.row}>
          <span className={css.bone} />
          {index === 0 && <span className="visually-hidden">{t('loading')}</span>}
        </li>
      ))}
    </ul>
  )
}
