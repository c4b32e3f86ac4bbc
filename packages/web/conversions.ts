import { z } from 'zod'

type Leaf = 'money' | 'richText'
type Tree =
  | 'plain'
  | Leaf
  | { readonly each: Tree }
  | { readonly values: Tree }
  | { readonly fields: Readonly<Record<string, Tree>> }

/** What the browser calls the codecs of the contract, by the function that decodes. */
export type Codecs = ReadonlyMap<unknown, Leaf>
type Way = 'takes' | 'gives'

const isStructure = (tree: Tree) => typeof tree !== 'string'

/** Which option of a union an answer has is not asked where it is read: they must not contradict each other. */
function merged(one: Tree, other: Tree): Tree {
  if (JSON.stringify(one) === JSON.stringify(other)) return one
  if (one === 'plain' && isStructure(other)) return other
  if (other === 'plain' && isStructure(one)) return one
  if (typeof one === 'object' && typeof other === 'object' && 'fields' in one && 'fields' in other) {
    const fields = { ...one.fields }
    for (const [name, tree] of Object.entries(other.fields))
      fields[name] = name in fields ? merged(fields[name] as Tree, tree) : tree
    return { fields }
  }
  // Text and texts, for example.
  if (isStructure(one) && isStructure(other) && !codeOf(one)) return other
  if (isStructure(one) && isStructure(other) && !codeOf(other)) return one
  throw new Error(`a union is converted in two ways: ${JSON.stringify(one)} and ${JSON.stringify(other)}`)
}

/** Where a schema has codecs. Of unions in a body nothing is converted: they are given as they are sent. */
function treeOf(schema: z.core.$ZodType, way: Way, codecs: Codecs): Tree {
  const of = (inner: z.core.$ZodType) => treeOf(inner, way, codecs)
  if (schema instanceof z.ZodCodec) {
    const leaf = codecs.get(schema.def.transform)
    if (!leaf) throw new Error('a codec that the browser does not know')
    return leaf
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return of(schema.def.innerType)
  if (schema instanceof z.ZodArray) return { each: of(schema.def.element) }
  if (schema instanceof z.ZodRecord) return { values: of(schema.def.valueType) }
  if (schema instanceof z.ZodObject)
    return {
      fields: Object.fromEntries(
        Object.entries(schema.def.shape).map(([name, field]) => [name, of(field as z.core.$ZodType)]),
      ),
    }
  if (schema instanceof z.ZodUnion)
    return way === 'takes' ? 'plain' : (schema.def.options as z.core.$ZodType[]).map(of).reduce(merged)
  if (schema instanceof z.ZodPipe && !codeOf(of(schema.def.in)) && !codeOf(of(schema.def.out))) return 'plain'
  if (
    schema instanceof z.ZodPipe ||
    schema instanceof z.ZodTuple ||
    schema instanceof z.ZodIntersection ||
    schema instanceof z.ZodLazy
  )
    throw new Error(`conversions within ${schema.def.type} are not looked for`)
  return 'plain'
}

/** A tree as code, without what stays as it is. */
function codeOf(tree: Tree): string | undefined {
  if (tree === 'plain') return undefined
  if (typeof tree === 'string') return tree === 'money' ? `'money'` : tree
  if ('fields' in tree) {
    const fields = Object.entries(tree.fields).flatMap(([name, inner]) => {
      const code = codeOf(inner)
      return code ? [`${JSON.stringify(name)}:${code}`] : []
    })
    return fields.length > 0 ? `{fields:{${fields.join()}}}` : undefined
  }
  const [name, inner] = 'each' in tree ? ['each', tree.each] : ['values', tree.values]
  const code = codeOf(inner)
  return code && `{${name}:${code}}`
}

/** Code for `Conversions` (src/kernel/data/conversions.ts): which values of a body or an answer have a codec. */
export const conversionsOf = (schema: z.core.$ZodType, way: Way, codecs: Codecs): string | undefined =>
  codeOf(treeOf(schema, way, codecs))
