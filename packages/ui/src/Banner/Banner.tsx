import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { alert, close, info, success, warning } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { banner, body, dismiss, marks, title as titleStyle, toneStyles } from './Banner.css.ts'

/** `info` is for background information. */
export const bannerTones = ['success', 'warning', 'danger', 'info'] as const

const glyphs = { success, warning, danger: alert, info }

export interface BannerProps extends ElementProps {
  /** Default `info`. */
  tone?: (typeof bannerTones)[number]
  /** What happened, in a few words. */
  title?: string
  /** What was saved, and what to do next. */
  children?: ReactNode
  /** Announces the banner when it appears. Use it for the result of a user action. Default `false`. */
  isLive?: boolean
  /** Shows a close button. */
  onDismiss?: () => void
}

/** Shows a state next to the content it concerns. */
export const Banner = ({ tone = 'info', title, children, isLive = false, onDismiss, ...element }: BannerProps) => {
  const t = useUiTexts()
  return (
    <div
      className={`${banner} ${toneStyles[tone]}`}
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      {...element}
    >
      <span className={marks[tone]}>
        <Glyph path={glyphs[tone]} />
      </span>
      <div className={body}>
        <VisuallyHidden>{t(`tone_${tone}`)}:</VisuallyHidden>
        {title && <p className={titleStyle}>{title}</p>}
        {typeof children === 'string' ? <p className={plain}>{children}</p> : children}
      </div>
      {onDismiss && (
        <span className={dismiss}>
          <IconButton icon={<Glyph path={close} />} label={t('dismiss')} onPress={onDismiss} size="small" />
        </span>
      )}
    </div>
  )
}
