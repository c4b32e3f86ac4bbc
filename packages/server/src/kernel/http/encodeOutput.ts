import type { Operation } from '@sufra/contract/kernel/operation'
import { z } from 'zod'
import { type Compiled, compile, unsure } from './outputCode.ts'

const compiled = new WeakMap<z.ZodType, Compiled>()

/**
 * Encodes an answer through the contract: what is not declared does not leave, money becomes QAR. The code for it is
 * written with the first answer. What it cannot encode goes to zod, which either can or says what is wrong.
 */
export function encodeOutput({ output: schema }: Pick<Operation, 'output'>, output: unknown): unknown {
  let encode = compiled.get(schema)
  if (!encode) {
    encode = compile(schema)
    compiled.set(schema, encode)
  }
  const encoded = encode(output)
  return encoded === unsure ? z.encode(schema, output) : encoded
}
