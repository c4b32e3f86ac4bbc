import css from './AuthLayout.module.css'

/** Eight-pointed stars and crosses in hairlines, with the nine-pointed seam of Qatar's flag at its inner edge. */
export function PatternBackground() {
  return (
    <>
      <svg className={css.lattice} aria-hidden focusable="false">
        <defs>
          <pattern id="khatam" width="96" height="96" patternUnits="userSpaceOnUse">
            <g fill="none" stroke="currentColor" strokeWidth="1">
              <path d="M48 10 59.1 21.1H74.9V36.9L86 48 74.9 59.1V74.9H59.1L48 86 36.9 74.9H21.1V59.1L10 48 21.1 36.9V21.1H36.9Z" />
              <path d="M48 27 54.2 33.2H62.8V41.8L69 48 62.8 54.2V62.8H54.2L48 69 41.8 62.8H33.2V54.2L27 48 33.2 41.8V33.2H41.8Z" />
              <path d="M48 0V10M48 86V96M0 48H10M86 48H96M21.1 21.1 0 0M74.9 21.1 96 0M21.1 74.9 0 96M74.9 74.9 96 96" />
            </g>
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#khatam)" />
      </svg>
      <svg className={css.seam} viewBox="0 0 10 90" preserveAspectRatio="none" aria-hidden focusable="false">
        <path d="M0 0 10 5 0 10 10 15 0 20 10 25 0 30 10 35 0 40 10 45 0 50 10 55 0 60 10 65 0 70 10 75 0 80 10 85 0 90Z" />
      </svg>
    </>
  )
}
