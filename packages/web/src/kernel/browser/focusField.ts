/** A control may be for a part of a field (`reason.en`), and an error for one of its rows (`images.0`). */
const isOf = (name: string, path: string): boolean =>
  name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`)

const nameOf = (control: Element): string =>
  control.getAttribute('name') ?? control.getAttribute('data-field') ?? ''

const standsIn = (form: HTMLFormElement, control: Element): boolean =>
  form.contains(control) || control.getAttribute('form') === form.id

/**
 * Focuses the first control for one of the paths and scrolls it to the middle: at the edge it could be covered by the
 * form's footer. Custom controls name their field in `data-field`.
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
