import type { CurrentUser } from '@portal/contract/access'
import { ProblemError } from '@portal/contract/call'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { useEffect, useRef, useState } from 'react'
import { useProblemText } from '../../blocks/problem-text.ts'
import { canUsePasskeys, loadPasskeys } from '../../session/passkey-support.ts'
import { useAuthTexts } from '../../texts/texts.ts'

/** Logs in without a password; where the browser can, passkeys are also offered in the email field. */
export const PasskeyLogin = ({ onEntered }: { onEntered: (user: CurrentUser) => void }) => {
  const t = useAuthTexts()
  const problemText = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
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
    // Whoever chooses none, or presses the button, ends the waiting; that is no failure.
    wait().catch(() => undefined)
    return () => {
      isGone = true
      void loadPasskeys().then(({ stopWaiting }) => stopWaiting())
    }
  }, [])
  if (!canUsePasskeys()) return null
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      enter.current(await (await loadPasskeys()).logInByPasskey())
    } catch (error) {
      setProblem(error instanceof ProblemError ? problemText(error) : t('login.passkey_failed'))
    }
    setBusy(false)
  }
  return (
    <>
      <Button isBusy={isBusy} isStretched onPress={press}>
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
