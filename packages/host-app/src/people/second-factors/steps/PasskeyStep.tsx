import type { CurrentUser } from '@portal/contract/people/access/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Text } from '@portal/ui/Text'
import { canUsePasskeys, loadPasskeys } from '../../../core/session/passkey-support.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { useAction } from '../use-action.ts'

/** Login step: a passkey of the account. */
export const PasskeyStep = ({ onEntered }: { onEntered: (user: CurrentUser) => void }) => {
  const t = useFactorTexts()
  const { act, isBusy, problem } = useAction(useAuthTexts()('login.passkey_failed'))
  if (!canUsePasskeys()) return <Text>{t('passkeys.unsupported')}</Text>
  return (
    <>
      <Text>{t('step.passkey')}</Text>
      <Button
        isBusy={isBusy}
        isStretched
        onPress={() => act(async () => onEntered(await (await loadPasskeys()).logInByPasskey()))}
        variant="primary"
      >
        {t('step.use_passkey')}
      </Button>
      {problem && (
        <Banner isLive tone="danger">
          {problem}
        </Banner>
      )}
    </>
  )
}
