import type { ComponentType } from 'react'

/** A panel of another domain within a form. It takes what the form would save, before that is saved. */
export type FormPanel<Body> = ComponentType<{
  /** The row that is being changed. */
  readonly id: number | undefined
  readonly body: Body
  readonly form: {
    readonly validate: (of: HTMLFormElement | null) => Promise<boolean>
    readonly refused: (error: Error) => boolean
  }
}>
