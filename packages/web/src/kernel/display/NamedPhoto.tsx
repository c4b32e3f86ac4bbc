import type { Picture } from '@sufra/contract/kernel/uploads'
import type { ReactNode } from 'react'
import css from './NamedPhoto.module.css'
import { Photo } from './Photo.tsx'

interface Props {
  readonly picture: Picture | null
  readonly name: string
  /** Shown after the name. */
  readonly children?: ReactNode
}

/** A row's picture and name. The name is truncated if there is no room. */
export const NamedPhoto = ({ picture, name, children }: Props) => (
  <span className={css.name}>
    <Photo picture={picture} name={name} size={28} />
    <bdi>{name}</bdi>
    {children}
  </span>
)
