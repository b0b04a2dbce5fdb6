import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../Button/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { alert, close, info, success, warning } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { dismiss, marks, raised, region, toneStyles, words } from './Toast.css.ts'
import { dismissToast, type ShownToast, toastStore } from './toasts.ts'
import { useWayBack } from './use-way-back.ts'

const glyphs = { success, warning, danger: alert, info }

const Toast = ({ id, text, tone = 'info', action }: ShownToast) => {
  const t = useUiTexts()
  return (
    <div className={toneStyles[tone]}>
      <span className={marks[tone]}>
        <Glyph path={glyphs[tone]} />
      </span>
      <span className={words}>
        <VisuallyHidden>{t(`tone_${tone}`)}: </VisuallyHidden>
        {text}
      </span>
      {action && (
        <span className={raised}>
          <Button onPress={action.onPress} size="small" variant="quiet">
            {action.label}
          </Button>
        </span>
      )}
      <button aria-label={t('dismiss')} className={dismiss} onClick={() => dismissToast(id)} type="button">
        <Glyph path={close} size="small" />
      </button>
    </div>
  )
}

/**
 * Where toasts appear, at the top right; stands once in the shell and is there before the first of them. They stay
 * within reach over a modal sheet, by press and by F6.
 */
export const ToastRegion = () => {
  const t = useUiTexts()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const ref = useRef<HTMLElement>(null)
  const wayBack = useWayBack(ref)
  return (
    <section
      {...wayBack}
      aria-atomic="false"
      aria-label={t('notifications')}
      aria-live="polite"
      className={region}
      data-react-aria-top-layer="true"
      ref={ref}
    >
      {toasts.map(shown => (
        <Toast key={shown.id} {...shown} />
      ))}
    </section>
  )
}
