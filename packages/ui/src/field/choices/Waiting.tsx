import { useUiTexts } from '../../locales/index.ts'
import { spinner, waiting } from './choice-list.css.ts'

/** Shows and announces that more options are loading. */
export const Waiting = () => {
  const t = useUiTexts()
  return (
    <div className={waiting} role="status">
      <span className={spinner} />
      {t('loading')}
    </div>
  )
}
