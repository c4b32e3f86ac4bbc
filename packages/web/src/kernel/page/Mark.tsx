/** The built-in mark: an eight-pointed star around a set table. A white-label logo replaces it in `Logo`. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <g fill="var(--accent)">
        <rect x="5.5" y="5.5" width="21" height="21" rx="1.5" />
        <rect x="5.5" y="5.5" width="21" height="21" rx="1.5" transform="rotate(45 16 16)" />
      </g>
      <g fill="none" stroke="#fff">
        <circle cx="16" cy="16" r="7.5" strokeWidth="1.6" />
        <circle cx="16" cy="16" r="2.6" fill="#fff" stroke="none" />
      </g>
    </svg>
  )
}
