import { formatDay, formatInstant } from '@sufra/contract/kernel/clock'
import { type PaymentRequestDetails, requestStatusNames } from '@sufra/contract/money/paymentRequests'
import { branding } from '@sufra/contract/settings/branding'
import { useOperation } from '../../kernel/data/operations.ts'
import { Facts } from '../../kernel/print/Facts.tsx'
import { Code, Qar } from '../../kernel/print/figures.tsx'
import {
  Name,
  type PrintLanguage,
  PrintLanguageProvider,
  Say,
  Sides,
} from '../../kernel/print/printLanguage.tsx'
import css from '../print/sheet.module.css'
import { PlatformTaxNumber, restaurantTaxNumber } from '../print/taxNumbers.tsx'
import { paymentRequestsText as words } from './paymentRequests.text.ts'
import { RequestLines } from './RequestLines.tsx'
import { stepNames } from './requestSteps.ts'

interface Props {
  readonly request: PaymentRequestDetails
  readonly language: PrintLanguage
}

function Head({ request }: Pick<Props, 'request'>) {
  const { data } = useOperation(branding.show)
  return (
    <header className={css.head}>
      <div>
        <p className={css.platform}>{data && <Name of={data.product_name} />}</p>
        <PlatformTaxNumber of={request.tax_numbers} />
        <h1>
          <Say of={words.sheetTitle} />
        </h1>
      </div>
      <p className={css.numbers}>
        <Code>{request.id}</Code>
      </p>
    </header>
  )
}

function History({ request }: Pick<Props, 'request'>) {
  return (
    <section className={css.after}>
      <h2>
        <Say of={words.history} />
      </h2>
      <ol className={css.steps}>
        {request.history.map(({ step, at, actor_name, note }) => (
          <li key={step}>
            <Sides>
              {(language) => (
                <span>
                  <bdi>{words[stepNames[step]][language]}</bdi> · <bdi>{actor_name[language]}</bdi> ·{' '}
                  <bdi>{formatInstant(at, language)}</bdi>
                </span>
              )}
            </Sides>
            {note && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A payment request on A4: what it asks for, what it is made of, and who did what when. */
export function RequestSheet({ request, language }: Props) {
  const { store, reference_date, status, reversed_at, description, amount } = request
  return (
    <PrintLanguageProvider language={language}>
      <Head request={request} />
      <div className={css.facts}>
        <Facts
          title={words.details}
          facts={[
            [words.store, <Name key="store" of={store.name} />],
            restaurantTaxNumber(request.tax_numbers),
            [
              words.reference,
              <Sides key="day">{(side) => <bdi>{formatDay(reference_date, side)}</bdi>}</Sides>,
            ],
            [
              words.status,
              <Say key="status" of={reversed_at ? words.reversed : requestStatusNames[status]} />,
            ],
            description ? [words.description, <bdi key="description">{description}</bdi>] : null,
          ]}
        />
        <Facts
          title={words.sum}
          facts={[
            [
              words.amount,
              <strong key="amount">
                <Qar of={amount} />
              </strong>,
            ],
          ]}
        />
      </div>
      <RequestLines request={request} />
      <History request={request} />
    </PrintLanguageProvider>
  )
}
