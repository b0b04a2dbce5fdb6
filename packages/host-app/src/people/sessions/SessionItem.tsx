import type { OpenSession } from '@portal/contract/people/users/user-actions'
import { Badge } from '@portal/ui/Badge'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useSessionTexts } from '../../core/texts/people.ts'
import { browserNames, systemNames } from './device-names.ts'

interface SessionItemProps {
  session: OpenSession
  isBusy: boolean
  /** Default: the session can't be ended. */
  onEnd?: () => void
}

/** One session. The current one is marked, and ends only by logging out. */
export const SessionItem = ({ session, isBusy, onEnd }: SessionItemProps) => {
  const t = useSessionTexts()
  const { browser, system, is_current, created_at, last_seen_at } = session
  const names = {
    browser: browser === 'other' ? t('unnamed_browser') : browserNames[browser],
    system: system === 'other' ? t('unnamed_system') : systemNames[system],
  }
  const device = browser === 'other' && system === 'other' ? t('unknown') : t('on', names)
  return (
    <Inline spread="between" wrap={false}>
      <Stack gap="none">
        <Inline>
          <Text weight="strong">{device}</Text>
          {is_current && <Badge>{t('this')}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {t('since')} <DateText format="datetime" value={created_at} /> · {t('used')}{' '}
          <DateText format="datetime" value={last_seen_at} />
        </Text>
      </Stack>
      {!is_current && onEnd && (
        <Button isBusy={isBusy} onPress={onEnd} size="small">
          <span aria-hidden="true">{t('end')}</span>
          <VisuallyHidden>{t('end_named', { device })}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  )
}
