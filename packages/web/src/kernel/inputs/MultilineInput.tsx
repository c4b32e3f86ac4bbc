import { Textarea, type TextareaProps } from '@mantine/core'

const either = { dir: 'auto' } as const

/** A reason, note or description: several lines, in whichever language is typed. */
export function MultilineInput(props: TextareaProps) {
  return (
    <Textarea
      autosize
      minRows={2}
      dir="auto"
      labelProps={either}
      descriptionProps={either}
      errorProps={either}
      {...props}
    />
  )
}
