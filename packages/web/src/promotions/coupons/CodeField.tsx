import { Button, TextInput } from '@mantine/core'
import { canonicalCode, coupons } from '@sufra/contract/promotions/coupons'
import { useState } from 'react'
import { call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './coupons.module.css'
import { couponFormText } from './coupons.text.ts'

interface Props {
  readonly locked: boolean
  readonly field: {
    readonly name: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (code: string) => void
  }
  readonly onGenerated: (code: string) => void
}

/** What customers type; for a new coupon it can be generated (spec 3 §5). */
export function CodeField({ locked, field, onGenerated }: Props) {
  const t = useText(couponFormText)
  const kernel = useText(kernelText)
  const [pending, setPending] = useState(false)
  const generate = async () => {
    setPending(true)
    try {
      onGenerated((await call(coupons.generateCode)).coupon_code)
    } catch (error) {
      toast.error(messageOf(error as Error) ?? kernel('unavailable'))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={css.code}>
      <TextInput
        label={t('code')}
        description={t('codeHint')}
        dir="ltr"
        labelProps={{ dir: 'auto' }}
        descriptionProps={{ dir: 'auto' }}
        errorProps={{ dir: 'auto' }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        withAsterisk={!locked}
        readOnly={locked}
        {...field}
        onChange={(event) => field.onChange(canonicalCode(event.currentTarget.value))}
      />
      {!locked && (
        <Button variant="default" loading={pending} onClick={() => void generate()}>
          {t('generate')}
        </Button>
      )}
    </div>
  )
}
