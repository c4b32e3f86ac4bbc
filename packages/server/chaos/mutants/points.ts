import { type ESTree, parseSync } from 'vite'

/** A place of a source file where a right can be taken away, and how the source is written with a switch for it. */
export interface Point {
  readonly id: string
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

type Node = ESTree.Node
type Of<Type extends Node['type']> = Extract<Node, { type: Type }>

const audiences = new Set(['admin', 'restaurant', 'store_user', 'channel', 'link', 'nobody'])
/** What parameters and constants are called that hold the rows a caller may see. */
const filters = new Set(['scopeFilter', 'allowed', 'visible', 'withinOwn'])
const calls = new Set(['scopeFilterOf', 'allows'])
const ofCaller = /\bscope\.(restaurant_id|store_id|account_id|channel_id|order_id|role_id)\b/
const refusals =
  /^(permission\.|seeAs\.|key\.readOnly|secondStep\.needed|auth\.confirmFirst|row\.missing|session\.wrongDoor)/

/** Every node below one, with those above it. */
function* walk(node: Node, above: readonly Node[] = []): Generator<readonly [Node, readonly Node[]]> {
  yield [node, above]
  const inside = [...above, node]
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value])
      if (each && typeof each === 'object' && typeof each.type === 'string') yield* walk(each, inside)
}

const isRule = (node: Node, text: string) =>
  node.type === 'TSSatisfiesExpression' && text.slice(node.typeAnnotation.start, node.end) === 'ScopeRule'

/** Finds the points of one file. */
export function pointsOf(file: string, text: string): Point[] {
  const points: Point[] = []
  const source = (node: Node) => text.slice(node.start, node.end)
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  const add = (
    what: string,
    { start, end }: { readonly start: number; readonly end: number },
    /** What is written before and after it, given its id as a string of the source. */
    wrap: (id: string) => readonly [string, string],
  ) => {
    const plain = `${file}:${lineOf(start)} ${what}`
    const same = points.filter(({ id }) => id === plain || id.startsWith(`${plain} #`)).length
    const id = same === 0 ? plain : `${plain} #${same + 1}`
    const [before, after] = wrap(JSON.stringify(id))
    points.push({ id, start, end, before, after })
  }
  const condition = (id: string) => [`mutantRule(${id},()=>(`, '))'] as const

  function rule(object: Of<'ObjectExpression'>): void {
    const entries = object.properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier' && !each.shorthand ? [each] : [],
    )
    for (const { key, value } of entries) {
      const name = source(key)
      if (!audiences.has(name) || /=>\s*(sql`true`|every\w*)$/.test(source(value))) continue
      add(`rule of ${name} removed`, value, (id) => [`((s)=>mutantRule(${id},()=>(`, ')(s)))'])
      const wider = entries.find((each) => source(each.key) === 'restaurant')?.value
      if (name === 'store_user' && wider && source(wider) !== source(value))
        add('rule of store_user weakened', value, (id) => [
          `((s)=>mutantRule(${id},()=>(`,
          `)(s),()=>(${source(wider)})(s)))`,
        ])
    }
  }

  function template({ quasi }: Of<'TaggedTemplateExpression'>, ruled: boolean): void {
    for (const [at, expression] of quasi.expressions.entries()) {
      const name = expression.type === 'CallExpression' ? source(expression.callee) : source(expression)
      const known = expression.type === 'CallExpression' ? calls : filters
      if (known.has(name)) add(`${name} left out`, expression, condition)
      if (ruled || !ofCaller.test(source(expression))) continue
      const [lead, rest] = [quasi.quasis[at], quasi.quasis[at + 1]]
      const compared = lead && /([\w.]*(?:\([^()]*\))?)\s*(?:=|is not distinct from)\s*$/.exec(lead.value.raw)
      if (!lead || !compared || !rest) continue
      const left = expression.start - 2 - compared[0].length
      const start = compared[1] === '' ? (quasi.expressions[at - 1]?.start ?? 0) - 2 : left
      const cast = /^::\w+(\[\])?/.exec(rest.value.raw)?.[0].length ?? 0
      const end = text.indexOf('}', expression.end) + 1 + cast
      add('comparison left out', { start, end }, (id) => [`\${mutantRule(${id},()=>sql\``, '`)}'])
    }
  }

  const { program } = parseSync(file, text, { lang: 'ts' })
  for (const [node, above] of walk(program as unknown as Node)) {
    const ruled = above.some((each) => isRule(each, text))
    if (node.type === 'TSSatisfiesExpression' && isRule(node, text)) {
      const { expression } = node
      const object = expression.type === 'ParenthesizedExpression' ? expression.expression : expression
      if (object.type === 'ObjectExpression') rule(object)
    }
    if (node.type === 'ReturnStatement' && node.argument?.type === 'ObjectExpression')
      if (/\bsatisfies ScopeRule/.test(text.slice(node.argument.end, node.argument.end + 22)))
        rule(node.argument)
    if (node.type === 'TaggedTemplateExpression' && source(node.tag) === 'sql') template(node, ruled)
    if (node.type === 'CallExpression' && /permissions\.includes$|^isPermitted$/.test(source(node.callee)))
      add('permission not asked for', node, (id) => [`(mutant(${id})||`, ')'])
    if (node.type === 'BinaryExpression' && /^scope\.kind [!=]== 'admin'$/.test(source(node)))
      add('everybody as staff', node, (id) =>
        node.operator === '===' ? [`(mutant(${id})||`, ')'] : [`(!mutant(${id})&&`, ')'],
      )
    if (node.type === 'IfStatement') {
      const refusal = /^(?:return )?fail\('([\w.]+)'/.exec(source(node.consequent))?.[1]
      if (refusal && refusals.test(refusal))
        add(`no refusal ${refusal}`, node.test, (id) => [`!mutant(${id})&&(`, ')'])
    }
  }
  return points
}

/** The source with all its switches, on the same lines. */
export function withSwitches(text: string, points: readonly Point[]): string {
  const long = ({ start, end }: Point) => end - start
  const inserts = [
    ...points.toSorted((a, b) => long(b) - long(a)).map(({ start, before }) => [start, before, 1] as const),
    // Of two of the same length the first is outside.
    ...points
      .toReversed()
      .toSorted((a, b) => long(a) - long(b))
      .map(({ end, after }) => [end, after, 0] as const),
  ].toSorted(([at, , opens], [other, , alsoOpens]) => at - other || opens - alsoOpens)
  let from = 0
  let written = ''
  for (const [at, insert] of inserts) {
    written += text.slice(from, at) + insert
    from = at
  }
  return written + text.slice(from)
}
