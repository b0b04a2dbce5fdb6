import { useUiTexts } from '../locales/index.ts'
import { Shortcut } from '../Shortcut/index.ts'
import { hint, hints } from './CommandPalette.css.ts'

/** Shows the keyboard shortcuts to sighted users. Screen readers get them from the field. */
export const Hints = () => {
  const t = useUiTexts()
  return (
    <div aria-hidden="true" className={hints}>
      <span className={hint}>
        <Shortcut keys={['up', 'down']} /> {t('hint_move')}
      </span>
      <span className={hint}>
        <Shortcut keys={['enter']} /> {t('hint_open')}
      </span>
      <span className={hint}>
        <Shortcut keys={['escape']} /> {t('hint_close')}
      </span>
    </div>
  )
}
