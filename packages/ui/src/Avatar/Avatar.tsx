import type { ElementProps } from '../element/index.ts'
import { avatar, sizes } from './Avatar.css.ts'

/** 28, 36, and 64 px. */
export const avatarSizes = ['small', 'medium', 'large'] as const

/** First letters of the first and last words. Arabic letters are kept apart, because they would join. */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : ''].map(word => [...(word ?? '')][0] ?? '')
  return letters.join(/[\u0600-\u06FF]/.test(name) ? '\u200C' : '').toUpperCase()
}

export interface AvatarProps extends ElementProps {
  /** The person's name. The avatar is hidden from screen readers, because the name itself is shown next to it. */
  name: string
  /** The picture's address. Default: the initials. */
  src?: string
  /** Default `medium`. */
  size?: (typeof avatarSizes)[number]
}

export const Avatar = ({ name, src, size = 'medium', ...element }: AvatarProps) =>
  src ? (
    <img alt="" className={`${avatar} ${sizes[size]}`} src={src} {...element} />
  ) : (
    <span aria-hidden="true" className={`${avatar} ${sizes[size]}`} data-initials={initialsOf(name)} {...element} />
  )
