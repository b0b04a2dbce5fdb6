import type { ReactNode } from 'react'
import { button, variants as buttonStyles } from '../Button/Button.css.ts'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { external } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { link, short, sign, variants } from './Link.css.ts'

/** `quiet` where the place already says that it is a link; `button` for the main way on. */
export const linkVariants = ['text', 'quiet', 'button'] as const

export interface LinkProps extends ElementProps {
  /** Where to. */
  href: string
  /** Says where it leads, also out of its context. */
  children: ReactNode
  /** Default `text`. */
  variant?: (typeof linkVariants)[number]
  /** Opens in a new tab and says so. Default `false`. */
  isExternal?: boolean
  /** Marks the place one is at. */
  current?: 'page' | 'true'
  /** Saves the file under this name instead of opening it. */
  download?: string
  /** The id of the text that explains it. */
  describedBy?: string | undefined
}

/** Goes somewhere; what does something is a Button. Where its address has no page, its words alone, or no button. */
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
