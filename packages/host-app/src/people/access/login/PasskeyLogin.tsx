import type { CurrentUser } from '@portal/contract/people/access/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { useEffect, useRef } from 'react'
import { canUsePasskeys, loadPasskeys } from '../../../core/session/passkey-support.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { useAction } from '../../second-factors/use-action.ts'

/** Logs in with a passkey. If the browser supports it, passkeys are also offered as autofill of the email field. */
export const PasskeyLogin = ({ onEntered }: { onEntered: (user: CurrentUser) => void }) => {
  const t = useAuthTexts()
  const { act, isBusy, problem } = useAction(t('login.passkey_failed'))
  const enter = useRef(onEntered)
  enter.current = onEntered
  useEffect(() => {
    if (!canUsePasskeys()) return
    let isGone = false
    const wait = async () => {
      const { offersPasskeys, logInByPasskey } = await loadPasskeys()
      if (isGone || !(await offersPasskeys())) return
      const user = await logInByPasskey(true)
      if (!isGone) enter.current(user)
    }
    // Choosing none, or pressing the button, aborts the autofill request. That isn't a failure.
    wait().catch(() => undefined)
    return () => {
      isGone = true
      void loadPasskeys().then(({ stopWaiting }) => stopWaiting())
    }
  }, [])
  if (!canUsePasskeys()) return null
  const press = async () => enter.current(await (await loadPasskeys()).logInByPasskey())
  return (
    <>
      <Button isBusy={isBusy} isStretched onPress={() => void act(press)}>
        {t('login.passkey')}
      </Button>
      {problem && (
        <Banner isLive tone="danger">
          {problem}
        </Banner>
      )}
    </>
  )
}
