import type { ElementProps } from '../element/index.ts'
import { useIsLive } from '../live/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { capOf, isApple } from './caps.ts'
import { key as keyStyle, shortcut } from './Shortcut.css.ts'

export interface ShortcutProps extends ElementProps {
  /**
   * `mod` (Ctrl, or Cmd on Apple keyboards), enter, escape, tab, space, home, end, up, down, left, right, or a letter.
   */
  keys: readonly string[]
}

/** Draws a keyboard shortcut as keys, from left to right in every language, as on the keyboard. */
export const Shortcut = ({ keys, ...element }: ShortcutProps) => {
  const t = useUiTexts()
  const hasCommand = useIsLive() && isApple()
  return (
    <span className={shortcut} dir="ltr" {...element}>
      {keys.map(key => {
        const { face, sign } = capOf(key, hasCommand)
        // The space bar has no printed label, so this shows its name.
        if (key === 'space')
          return (
            <kbd className={keyStyle} key={key}>
              {t('key_space')}
            </kbd>
          )
        return (
          <kbd className={keyStyle} key={key} lang={sign ? undefined : 'en'}>
            {sign ? <span aria-hidden="true">{face}</span> : face}
            {sign && <VisuallyHidden>{t(`key_${sign}`)}</VisuallyHidden>}
          </kbd>
        )
      })}
    </span>
  )
}
