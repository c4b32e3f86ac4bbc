import type { Operation, OutputOf, ParamsOf, RequestOf } from '@sufra/contract/kernel/operation'
import type { Stale } from '@sufra/contract/kernel/version'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { focusField } from '../browser/focusField.ts'
import { ApiError, call, isMissing } from '../data/api.ts'
import { messageOf, queryClient } from '../data/operations.ts'
import { hasCheck, loadCheck, useCheck, wrongFields } from '../data/schemas.ts'
import type { Question } from '../dialogs/ConfirmDialog.tsx'
import { confirm } from '../dialogs/confirm.tsx'
import { toast } from '../display/toast.tsx'
import { useDraft } from '../session/drafts.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useLanguage, useText } from '../text/language.tsx'
import { formsText } from './forms.text.ts'
import { useAskSameName } from './sameName.ts'

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
const isEvent = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'currentTarget' in value && 'nativeEvent' in value

/**
 * Errors of the contract's schema are kept only as `checked` and computed again, so that they follow the language. The
 * server's errors are stored.
 */
interface Errors {
  readonly checked: boolean
  readonly server: Readonly<Record<string, string>>
  /** Fields edited since the check. Their errors are hidden. */
  readonly edited: ReadonlySet<string>
}
const noErrors: Errors = { checked: false, server: {}, edited: new Set() }

interface Options<Op extends Operation, Values> {
  readonly initial: Values
  readonly params?: ParamsOf<Op>
  /** Builds the operation's input from the form's values. */
  readonly body: (values: Values) => RequestOf<Op>
  /**
   * The version that the form was opened with. It is sent along, so that other people's changes are not overwritten.
   */
  readonly version?: number
  /** The other form of a pair (create, update) is in use. */
  readonly idle?: boolean
  /** Nothing is checked before the server has refused it: the form stands before everything else. */
  readonly unchecked?: true
  /** What to confirm before valid values are sent. */
  readonly asks?: (values: Values) => Question
  /** The form is busy until this ends. */
  readonly saved: (answer: OutputOf<Op>, values: Values) => unknown
  /**
   * How to report a failure that belongs to no field: as the form's `failure`, or by a function, which returns
   * `'shown'` to show it there as well. By default, as a toast.
   */
  readonly failed?: 'shown' | ((error: Error) => unknown)
}

interface Sent<Values> {
  readonly sent: Values
  /** The version that the change is based on. */
  readonly at: number | undefined
  /** The edited fields, if all others are to keep their current values on the server. */
  readonly only?: ReadonlySet<string>
}

/** Omits the fields that were not edited. Keys that are no field of the form (`clear`) are kept. */
const partOf = <Body,>(body: Body, values: object, only: ReadonlySet<string>): Body =>
  Object.fromEntries(
    Object.entries(body as object).filter(([name]) => only.has(name) || !(name in values)),
  ) as Body

/**
 * A form for one operation. Values are validated by the contract's schema in the reader's language, and the server's
 * field errors appear under their fields. Errors disappear on edit, a double submit is ignored, and a failure keeps
 * what was typed.
 */
export function useOperationForm<Op extends Operation, Values extends Record<string, unknown>>(
  op: Op,
  options: Options<Op, Values>,
) {
  const { language } = useLanguage()
  const t = useText(kernelText)
  const words = useText(formsText)
  const draft = useDraft(op, options.params, options.idle)
  const [values, setValues] = useState<Values>(() => ({ ...options.initial, ...draft.found?.values }))
  const [dirty, setDirty] = useState(draft.found !== undefined)
  const [errors, setErrors] = useState(noErrors)
  const [version, setVersion] = useState(draft.found ? draft.found.version : options.version)
  const [failure, setFailure] = useState<string | null>(null)
  const [stale, setStale] = useState<Stale | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const sending = useRef<AbortController>(null)
  const askSameName = useAskSameName()
  useCheck(op, !options.idle && !options.unchecked)
  /** Set synchronously, while `isPending` changes with the next render: two clicks in one tick count as one. */
  const busy = useRef(false)
  const unsaved = useRef(draft.found !== undefined)
  const touched = useRef(new Set(Object.keys(draft.found?.values ?? {})))
  const isDirty = useCallback(() => unsaved.current, [])
  /** The latest values, rendered or not. */
  const typed = useRef(values)
  const at = useRef(version)
  at.current = version
  const { keep } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, not again when the language changes
  useEffect(() => {
    if (draft.found) toast.success(words('draftBack'))
  }, [draft.found])
  const element = useRef<HTMLFormElement>(null)
  const pressed = useRef<Element>(null)

  const bodyOf = (sent: Values, at: number | undefined, only?: ReadonlySet<string>) => {
    const whole = options.body(sent)
    const body = only ? partOf(whole, sent, only) : whole
    return at === undefined ? body : ({ ...(body as object), version: at } as RequestOf<Op>)
  }
  const check = (sent = values) => wrongFields(op, bodyOf(sent, version), language)
  const shown = { ...(errors.checked ? check() : {}), ...errors.server }
  const focusFirst = (fields: Readonly<Record<string, string>>) =>
    requestAnimationFrame(() => element.current && focusField(element.current, Object.keys(fields)))

  /** Shows the server's errors under their fields. False: none of them belongs to a field. */
  const refused = (error: Error): boolean => {
    const found = error instanceof ApiError ? (error.body.errors ?? {}) : {}
    const own = Object.entries(found).filter(([path]) => (path.split('.')[0] ?? '') in values)
    const server = Object.fromEntries(own)
    setErrors({ ...noErrors, server })
    if (own.length > 0) focusFirst(server)
    // What was chosen is gone: its field offers what there is now, and may lose the control that has the focus.
    if (own.length > 0 && isMissing(error))
      void queryClient
        .refetchQueries({ type: 'active' })
        .then(() => setTimeout(() => document.activeElement === document.body && focusFirst(server)))
    // From here on the errors are the form's own, and follow the language. What only the server knows, such as a wrong
    // code, stays.
    if (own.length > 0 && options.unchecked)
      loadCheck(op).then(
        () => Object.keys(check(typed.current)).length > 0 && validate(element.current, typed.current),
        () => undefined,
      )
    return own.length > 0
  }

  const mutation = useMutation<OutputOf<Op>, Error, Sent<Values>>({
    mutationFn: ({ sent, at, only }) => {
      const once = (agreed: object) => {
        sending.current = new AbortController()
        return call(op, {
          params: options.params,
          body: { ...(bodyOf(sent, at, only) as object), ...agreed } as RequestOf<Op>,
          signal: sending.current.signal,
          ...(op.multipart && { onUpload: setProgress }),
        })
      }
      return askSameName(once)
    },
    onSettled: () => {
      busy.current = false
      setProgress(null)
    },
    onSuccess: (answer, { sent }) => {
      unsaved.current = false
      touched.current.clear()
      draft.drop()
      setDirty(false)
      setStale(null)
      // A form that stays open is now based on the saved row.
      setVersion((before) => (answer as { readonly version?: number }).version ?? before)
      return options.saved(answer, sent)
    },
    onError: (error) => {
      // Stopped by the user: all values are still in their fields.
      if (error.name === 'AbortError') return
      if (error instanceof ApiError && error.body.stale) setStale(error.body.stale)
      if (refused(error)) return
      if (error instanceof ApiError && error.body.stale) return
      const { failed } = options
      const reported = typeof failed === 'function' ? failed(error) : failed
      if (reported === 'shown') setFailure(messageOf(error) ?? t('unavailable'))
      else if (!failed) toast.error(messageOf(error) ?? t('unavailable'))
    },
  })

  const { isPending } = mutation
  useEffect(() => {
    // A button that shows the saving is disabled meanwhile, which takes the focus from keyboard users.
    if (!isPending && pressed.current instanceof HTMLElement && document.activeElement === document.body)
      pressed.current.focus()
  }, [isPending])

  /** Shows what is wrong with the form as it stands. */
  const validate = (of: HTMLFormElement | null, sent = values): boolean => {
    element.current = of
    const unread = of?.querySelector<HTMLElement>('[data-unread]')
    // It says itself what is wrong, and its former value must not be sent instead.
    if (unread) {
      unread.focus()
      return false
    }
    const wrong = check(sent)
    setErrors({ ...noErrors, checked: true })
    focusFirst(wrong)
    return Object.keys(wrong).length === 0
  }

  const send = (what: Sent<Values>) => {
    busy.current = true
    pressed.current = document.activeElement
    mutation.mutate(what)
  }

  const submitNow = async (of: HTMLFormElement) => {
    busy.current = true
    if (!options.unchecked && !hasCheck(op)) await loadCheck(op).catch(() => undefined)
    const valid = validate(of, typed.current)
    const agreed = valid && (!options.asks || (await confirm(options.asks(typed.current))))
    busy.current = false
    if (agreed) send({ sent: typed.current, at: version })
  }

  const set = useCallback(
    <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      typed.current = { ...typed.current, [name]: value }
      setValues(typed.current)
      unsaved.current = true
      touched.current.add(name)
      keep({ values: typed.current, version: at.current }, touched.current)
      setDirty(true)
      setErrors((before) => {
        const server = Object.entries(before.server).filter(([path]) => path.split('.')[0] !== name)
        return { ...before, server: Object.fromEntries(server), edited: new Set([...before.edited, name]) }
      })
    },
    [keep],
  )

  /** `a.0.b` for a value inside a field's list. */
  const errorOf = (path: string): string | undefined =>
    errors.edited.has(path.split('.')[0] ?? path) && !(path in errors.server) ? undefined : shown[path]

  return {
    values,
    dirty,
    /** For `useLeaveGuard`: already false while `saved` runs. */
    isDirty,
    failure,
    /** Discards the changes without asking, and their draft. */
    discard: () => {
      unsaved.current = false
      setDirty(false)
      draft.drop()
    },
    /** What another user saved in between; shown by `<StaleNotice>`. */
    stale,
    /** Overwrites the other user's version with the edited fields. */
    saveMine: () => {
      if (!stale || busy.current) return
      setVersion(stale.version)
      setErrors({ ...noErrors, checked: true })
      if (Object.keys(check()).length === 0)
        send({ sent: values, at: stale.version, only: new Set(touched.current) })
    },
    /** 0 to 1 while pictures are uploaded. */
    progress,
    stop: () => sending.current?.abort(),
    set,
    pending: mutation.isPending,
    /** For what is asked or tried before the values are saved. Waits for what they are checked by. */
    validate: async (of: HTMLFormElement | null) => {
      await loadCheck(op).catch(() => undefined)
      return validate(of, typed.current)
    },
    refused,
    errorOf,
    /** `<TextInput label=… {...field('name')} />` */
    field<Name extends keyof Values & string>(name: Name) {
      return {
        name,
        value: values[name],
        error: errorOf(name),
        // What is typed while it is being saved would pass for saved.
        ...(mutation.isPending && { readOnly: true }),
        onChange: (input: Typed | Values[Name]) => {
          if (!mutation.isPending)
            set(name, (isEvent(input) ? input.currentTarget.value : input) as Values[Name])
        },
      }
    },
    /** For `<form noValidate onSubmit>`. A second submit while one is pending does nothing. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy.current) return
      setFailure(null)
      void submitNow(event.currentTarget)
    },
  }
}
