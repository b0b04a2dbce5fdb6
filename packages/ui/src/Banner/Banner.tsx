import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { alert, close, info, success, warning } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { banner, body, dismiss, marks, title as titleStyle, toneStyles } from './Banner.css.ts'

/** The four tones; `info` is for what is merely good to know. */
export const bannerTones = ['success', 'warning', 'danger', 'info'] as const

const glyphs = { success, warning, danger: alert, info }

export interface BannerProps extends ElementProps {
  /** Default `info`. */
  tone?: (typeof bannerTones)[number]
  /** What happened, in a few words. */
  title?: string
  /** What was saved and what to do. */
  children?: ReactNode
  /** Read out as it appears: what the person has just caused. Default `false`. */
  isLive?: boolean
  /** Shows a closing cross. */
  onDismiss?: () => void
}

/** Shows a state at the place that it concerns. */
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
