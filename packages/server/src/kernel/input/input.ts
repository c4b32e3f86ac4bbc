import { fieldErrors, issueTexts } from '@sufra/contract/kernel/issues'
import type { Language } from '@sufra/contract/kernel/language'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { FastifyRequest } from 'fastify'
import { ApiError, fail } from '../errors/apiError.ts'
import { multipartInput } from './multipart.ts'
import type { TempUploads } from './tempUploads.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Query and body are one input; the body is flat or under `filter` (DECISIONS 35). */
function listInput(request: FastifyRequest): unknown {
  const body = request.body === undefined ? {} : request.body
  if (!isObject(body)) return body
  const { filter, ...flat } = body
  if (filter !== undefined && !isObject(filter)) return body
  return { ...(request.query as object), ...flat, ...filter }
}

async function rawInput(
  operation: Operation,
  request: FastifyRequest,
  tempUploads: TempUploads | undefined,
): Promise<unknown> {
  if (request.isMultipart()) {
    return tempUploads ? multipartInput(operation.input, request, tempUploads) : fail('body.type')
  }
  if (operation.list) return listInput(request)
  if (operation.method === 'GET') return request.query
  return request.body === undefined ? {} : request.body
}

/** The database stores no NUL and no unpaired surrogates. */
const canBeKept = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The path of a text that cannot be stored, such as `a.0.b`. Most inputs have none, and some are large. */
function unreadable(value: unknown): string | undefined {
  if (typeof value === 'string') return canBeKept(value) ? undefined : ''
  if (typeof value !== 'object' || value === null) return undefined
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const key of keys) {
    const found = unreadable((value as Record<string | number, unknown>)[key])
    if (found !== undefined) return found === '' ? String(key) : `${key}.${found}`
  }
  return undefined
}

interface Parsed {
  params: unknown
  input: unknown
}

/** Parses path and input by the contract. Forms are rejected without `uploads`. An invalid id in the path is a 404. */
export async function parseInput(
  operation: Operation,
  request: FastifyRequest,
  language: Language,
  tempUploads: TempUploads | undefined,
): Promise<Parsed> {
  const params = operation.params.safeParse(request.params)
  if (!params.success || unreadable(request.params) !== undefined) return fail('row.missing')
  const raw = await rawInput(operation, request, tempUploads)
  const field = unreadable(raw)
  if (field !== undefined) {
    const text = issueTexts['text.unreadable'][language]
    throw new ApiError('input.invalid', { errors: { [field || 'body']: text } })
  }
  const input = operation.input.safeParse(raw, { reportInput: true })
  if (!input.success) {
    throw new ApiError('input.invalid', { errors: fieldErrors(input.error.issues, language) })
  }
  return { params: params.data, input: input.data }
}
