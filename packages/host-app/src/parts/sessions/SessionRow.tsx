import type { OpenSession } from '@portal/contract/user_actions'
import { Badge } from '@portal/ui/Badge'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { browserNames, systemNames } from './device-names.ts'
import { useAccountTexts } from './texts.ts'

interface SessionRowProps {
  session: OpenSession
  isBusy: boolean
  onEnd: () => void
}

/** One session in plain words; the one of this page is marked and ended by logging out. */
export const SessionRow = ({ session, isBusy, onEnd }: SessionRowProps) => {
  const t = useAccountTexts()
  const { browser, system, is_current, created_at, last_seen_at } = session
  const names = {
    browser: browser === 'other' ? t('sessions.unnamed_browser') : browserNames[browser],
    system: system === 'other' ? t('sessions.unnamed_system') : systemNames[system],
  }
  const device = browser === 'other' && system === 'other' ? t('sessions.unknown') : t('sessions.on', names)
  return (
    <Inline spread="between" wrap={false}>
      <Stack gap="none">
        <Inline>
          <Text weight="strong">{device}</Text>
          {is_current && <Badge>{t('sessions.this')}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {t('sessions.since')} <DateText format="datetime" value={created_at} /> · {t('sessions.used')}{' '}
          <DateText format="datetime" value={last_seen_at} />
        </Text>
      </Stack>
      {!is_current && (
        <Button isBusy={isBusy} onPress={onEnd} size="small">
          <span aria-hidden="true">{t('sessions.end_one')}</span>
          <VisuallyHidden>{t('sessions.end_named', { device })}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  )
}
