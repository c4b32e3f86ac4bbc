import type { Picture } from '@sufra/contract/kernel/uploads'
import type { ReactNode } from 'react'
import css from './NamedPhoto.module.css'
import { Photo } from './Photo.tsx'

interface Props {
  readonly picture: Picture | null
  readonly name: string
  /** What is said of it behind its name. */
  readonly children?: ReactNode
}

/** A row by its picture and its name, which is cut off where there is no room. */
export const NamedPhoto = ({ picture, name, children }: Props) => (
  <span className={css.name}>
    <Photo picture={picture} name={name} size={28} />
    <bdi>{name}</bdi>
    {children}
  </span>
)
