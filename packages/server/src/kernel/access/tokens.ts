import { createHash, randomBytes } from 'node:crypto'

/** The prefix says what a token is for, so a key used at the wrong door is not mistaken for an unknown one. */
const tokenKinds = { session: 'sfs_', channel: 'sfc_', link: 'sfl_', reset: 'sfr_' } as const
export type TokenKind = keyof typeof tokenKinds

/** 256 random bits; only the hash is stored. */
export function newToken(kind: TokenKind): { token: string; hash: Buffer } {
  const token = tokenKinds[kind] + randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const kindOfToken = (token: string): TokenKind | undefined =>
  (Object.keys(tokenKinds) as TokenKind[]).find((kind) => token.startsWith(tokenKinds[kind]))
