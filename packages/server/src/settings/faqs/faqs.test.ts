import { faqs } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openStores, type StoresTest } from '../../stores/stores/stores.fixture.ts'

const cash = {
  question_en: 'Can I pay in cash?',
  question_ar: 'هل يمكنني الدفع نقدًا؟',
  answer_en: 'Yes.\nUp to the limit of the store.',
  answer_ar: 'نعم.\nحتى حد المتجر.',
}

describeEachDatabase('FAQs', (open) => {
  let test: StoresTest
  beforeAll(async () => {
    test = await openStores(open)
  })
  afterAll(() => test?.close())

  const listed = async () => (await test.ask(faqs.list, undefined)).output?.faqs ?? []
  const added = async (more: object = {}) => {
    const { output, refusal } = await test.ask(faqs.save, undefined, { ...cash, ...more })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const shown = (known = '') =>
    test.server.call<{ faqs: { id: number }[] }>('GET', '/api/mobile/faqs', {
      token: test.world.channel,
      headers: { 'if-none-match': known },
    })

  it('are added at the end and shown to apps in both languages, lines kept', async () => {
    const id = await added()
    const rows = await listed()
    expect(rows.at(-1)).toEqual({ id, ...cash, sorting_index: expect.any(Number), version: 1 })
    expect((await shown()).body.faqs.at(-1)).toEqual({
      id,
      question: { en: cash.question_en, ar: cash.question_ar },
      answer: { en: cash.answer_en, ar: cash.answer_ar },
    })
    const wrong = await test.ask(faqs.save, undefined, { ...cash, question_ar: ' ', answer_en: '\n' })
    expect(Object.keys(wrong.refusal?.errors ?? {})).toEqual(['question_ar', 'answer_en'])
  })

  it('are told to apps once changed, and not again', async () => {
    const id = await added()
    const known = (await shown()).headers.get('etag') ?? ''
    expect((await shown(known)).status).toBe(304)
    await test.ask(faqs.update, id, { answer_en: 'No', version: 1 })
    const { status, body } = await shown(known)
    expect(status).toBe(200)
    expect(body.faqs.find((each) => each.id === id)).toMatchObject({ answer: { en: 'No' } })
    const late = await test.ask(faqs.update, id, { answer_en: 'Perhaps', version: 1 })
    expect(late.refusal?.errors).toEqual({ answer_en: 'Changed meanwhile to “No”' })
  })

  it('keep ranks 1 to n when sorted and added in parallel', async () => {
    const ids = (await listed()).map(({ id }) => id)
    const sort = (order: readonly number[]) =>
      test.ask(faqs.sort, undefined, { faqs: order.map((id, at) => ({ id, sorting_index: at + 1 })) })
    await Promise.all([sort(ids), sort(ids.toReversed()), added(), added(), sort(ids)])
    const rows = await listed()
    expect(new Set(rows.map(({ sorting_index }) => sorting_index)).size).toBe(rows.length)
    expect((await sort(rows.map(({ id }) => id).toReversed())).output?.order.map(({ id }) => id)).toEqual(
      rows.map(({ id }) => id).toReversed(),
    )
    expect((await sort([...ids, 999_999_999])).status).toBe(404)
  })

  it('are deleted once: a second deletion is answered 404', async () => {
    const id = await added()
    const answers = await Promise.all([test.ask(faqs.remove, id), test.ask(faqs.remove, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await shown()).body.faqs.map((each) => each.id)).not.toContain(id)
    expect((await test.ask(faqs.update, id, cash)).status).toBe(404)
  })
})
