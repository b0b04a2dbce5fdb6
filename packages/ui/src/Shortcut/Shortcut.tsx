import type { ElementProps } from '../element/index.ts'
import { useIsLive } from '../live/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { capOf, isApple } from './caps.ts'
import { key as keyStyle, shortcut } from './Shortcut.css.ts'

export interface ShortcutProps extends ElementProps {
  /**
   * `mod` (Ctrl, on Apple's keyboards Cmd), enter, escape, tab, space, home, end, an arrow by its side, or a letter.
   */
  keys: readonly string[]
}

/** Keys to press, drawn as keys; from left to right in every language, as they are on the keyboard. */
export const Shortcut = ({ keys, ...element }: ShortcutProps) => {
  const t = useUiTexts()
  const hasCommand = useIsLive() && isApple()
  return (
    <span className={shortcut} dir="ltr" {...element}>
      {keys.map(key => {
        const { face, sign } = capOf(key, hasCommand)
        // The one key that has no word: it is called by its name.
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
