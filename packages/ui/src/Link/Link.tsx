import type { ReactNode } from 'react'
import { button, variants as buttonStyles } from '../Button/Button.css.ts'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { external } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { link, short, sign, variants } from './Link.css.ts'

/** `quiet` is for places where links are expected, and `button` for the main next step. */
export const linkVariants = ['text', 'quiet', 'button'] as const

export interface LinkProps extends ElementProps {
  /** The address. */
  href: string
  /** Text that names the destination, even out of context. */
  children: ReactNode
  /** Default `text`. */
  variant?: (typeof linkVariants)[number]
  /** Opens in a new tab, and tells screen readers so. Default `false`. */
  isExternal?: boolean
  /** Sets `aria-current` for the current page or item. */
  current?: 'page' | 'true'
  /** The file name for downloading instead of opening. */
  download?: string
  /** The ID of the element that describes the link. */
  describedBy?: string | undefined
}

/** Navigates; use Button for actions. If the address has no page, plain text, or nothing for `button`. */
export const Link = ({
  href,
  children,
  variant = 'text',
  isExternal,
  current,
  download,
  describedBy,
  ...element
}: LinkProps) => {
  const t = useUiTexts()
  const follow = useLinkClick(href)
  const width = typeof children === 'string' && children.length < 3 ? short : ''
  const look = variant === 'button' ? `${button} ${buttonStyles.primary}` : `${link} ${variants[variant]} ${width}`
  if (!follow) return variant === 'button' ? null : children
  return (
    <a
      aria-current={current}
      aria-describedby={describedBy}
      className={look}
      download={download}
      href={href}
      onClick={isExternal || download !== undefined ? undefined : follow}
      rel={isExternal ? 'noopener noreferrer' : undefined}
      target={isExternal ? '_blank' : undefined}
      {...element}
    >
      {children}
      {isExternal && (
        <>
          <span className={sign}>
            <Glyph mirrors path={external} size="small" />
          </span>
          <VisuallyHidden>({t('opens_new_tab')})</VisuallyHidden>
        </>
      )}
    </a>
  )
}
