import css from './charts.module.css'

/** Hatching for the compared range, so that it does not depend on colour. */
export const Hatch = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
      <path className={css.hatch} d="M-1.5 1.5l3 -3M0 6l6 -6M4.5 7.5l3 -3" />
    </pattern>
  </defs>
)
