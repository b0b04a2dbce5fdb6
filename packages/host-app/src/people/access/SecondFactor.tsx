import { readUser } from '@portal/contract/people/access/access'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { useLocation } from 'wouter'
import { api } from '../../core/api.ts'
import { homeOf } from '../../core/routing/guard.ts'
import { enter, leave } from '../../core/session/session.ts'
import { useFactorTexts } from '../../core/texts/people.ts'
import { Factors } from '../second-factors/Factors.tsx'
import { useAction } from '../second-factors/use-action.ts'

/** Set-up of a required second factor, right after login and before any other page. */
const SecondFactor = () => {
  const t = useFactorTexts()
  const [, navigate] = useLocation()
  const { act, isBusy } = useAction(t('failed'))
  const goOn = async () => {
    const { data } = await api(readUser, {})
    enter(data)
    navigate(homeOf(data), { replace: true })
  }
  return (
    <Page lead={t('required.lead')} title={t('required.title')} width="form">
      <Stack gap="large">
        <Factors onSetUp={() => void act(goOn)} />
        <Inline>
          <Button isBusy={isBusy} onPress={() => act(leave)} variant="quiet">
            {t('required.logout')}
          </Button>
        </Inline>
      </Stack>
    </Page>
  )
}

export default SecondFactor
