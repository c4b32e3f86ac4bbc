const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const
const browsers = [
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

interface Device {
  readonly browser: string | undefined
  readonly system: string | undefined
}

/** What of a user agent identifies a person's own device. */
export const deviceOf = (agent: string): Device => ({
  browser: browsers.find(([sign]) => agent.includes(sign))?.[1],
  system: systems.find((name) => agent.includes(name)),
})
