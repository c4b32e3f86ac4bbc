/** A field's control may stand for a part of it (`reason.en`), and an error for one of its rows (`images.0`). */
const isOf = (name: string, path: string): boolean =>
  name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`)

const nameOf = (control: Element): string =>
  control.getAttribute('name') ?? control.getAttribute('data-field') ?? ''

const standsIn = (form: HTMLFormElement, control: Element): boolean =>
  form.contains(control) || control.getAttribute('form') === form.id

/**
 * Focuses the first control on the page that one of the paths is about, in the middle of what scrolls: at an edge a
 * form's foot may cover it. Controls of no native kind name their field by `data-field`.
 */
export function focusField(form: HTMLFormElement, paths: readonly string[]): void {
  const named = [...document.querySelectorAll<HTMLElement>('[name], [data-field]')]
  const first = named.find(
    (control) =>
      standsIn(form, control) &&
      !control.matches(':disabled') &&
      paths.some((path) => isOf(nameOf(control), path)),
  )
  if (!first) return
  first.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}
