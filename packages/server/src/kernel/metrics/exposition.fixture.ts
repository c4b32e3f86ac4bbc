interface Exposed {
  readonly type: string
  readonly help: string
  /** Values by labels, as written: `operation="orders.list",status="200"`. */
  readonly values: ReadonlyMap<string, number>
}

const sample = /^([a-z_][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)*)\})? ([+-]Inf|[-+.\de]+|nan)$/i

/** Reads the text format of Prometheus as strictly as it is written, with what `promtool check metrics` asks of names. */
export function readExposition(text: string): ReadonlyMap<string, Exposed> {
  const found = new Map<string, { type: string; help: string; values: Map<string, number> }>()
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  for (const line of text.split('\n').filter(Boolean)) {
    const [, about, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
    if (about === 'HELP') {
      if (found.has(name)) throw new Error(`${name} stands twice`)
      found.set(name, { help: rest, type: '', values: new Map() })
    } else if (about === 'TYPE') {
      const metric = found.get(name)
      if (!metric) throw new Error(`${name} has no help`)
      metric.type = rest
      if ((rest === 'counter') !== name.endsWith('_total')) throw new Error(`${name} is a ${rest}`)
    } else {
      const [, series = '', labels = '', value] = sample.exec(line) ?? []
      if (value === undefined) throw new Error(`no sample: ${line}`)
      const metric = found.get(series) ?? found.get(series.replace(/_(bucket|sum|count)$/, ''))
      if (!metric?.type) throw new Error(`${series} is of no metric`)
      const key = series.endsWith('_count') || metric === found.get(series) ? labels : `${series} ${labels}`
      if (metric.values.has(key)) throw new Error(`${line} stands twice`)
      metric.values.set(key, Number(value))
    }
  }
  return found
}
