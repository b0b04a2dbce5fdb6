import { useUiTexts } from '../../locales/index.ts'
import { spinner, waiting } from './choice-list.css.ts'

/** Says that further choices are on their way, visibly and to screen readers. */
export const Waiting = () => {
  const t = useUiTexts()
  return (
    <div className={waiting} role="status">
      <span className={spinner} />
      {t('loading')}
    </div>
  )
}
