import { useEffect, useRef } from 'react'
import { Button } from '../Button/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { alert, close, info, success, warning } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { useStore } from '../store/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { atTop, dismiss, marks, raised, stack, toneStyles, words } from './Toast.css.ts'
import { type ActiveToast, dismissToast, toastStore } from './toasts.ts'
import { useToastFocus } from './use-toast-focus.ts'

const glyphs = { success, warning, danger: alert, info }

const Toast = ({ id, text, tone = 'info', action }: ActiveToast) => {
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
 * The live region for toasts, at the bottom of the screen. The app shell renders it once, before the first toast. Over
 * a modal, toasts stay reachable by pointer and by F6.
 */
export const ToastRegion = () => {
  const t = useUiTexts()
  const toasts = useStore(toastStore)
  const ref = useRef<HTMLElement>(null)
  const wayBack = useToastFocus(ref)
  // Loads the positioning code before the first toast.
  useEffect(() => {
    import('./keep-clear.ts').then(way => way.keepClear(ref.current)).catch(() => undefined)
  }, [])
  const show = (isTop: boolean) =>
    toasts.map(current => isTop === !!current.isAtTop && <Toast key={current.id} {...current} />)
  return (
    <section
      {...wayBack}
      aria-atomic="false"
      aria-label={t('notifications')}
      aria-live="polite"
      data-react-aria-top-layer="true"
      ref={ref}
    >
      <div className={stack}>{show(false)}</div>
      <div className={`${stack} ${atTop}`}>{show(true)}</div>
    </section>
  )
}
