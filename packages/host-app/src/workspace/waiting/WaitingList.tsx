import { type WaitingCount, waitsLong } from '@portal/contract/workspace/waiting'
import { Grid } from '@portal/ui/Grid'
import { Stat } from '@portal/ui/Stat'
import { useWaitingTexts } from '../../core/texts/workspace.ts'
import { useWaitingHref } from './use-waiting.ts'

/** Pending work of a person as figures that link to their lists. */
export const WaitingList = ({ counts }: { counts: readonly WaitingCount[] }) => {
  const t = useWaitingTexts()
  const href = useWaitingHref()
  return (
    <Grid columns="four">
      {counts.map(({ kind, count, is_exact, oldest_days }) => (
        <Stat
          change={{
            text: t('oldest', { count: oldest_days }),
            tone: waitsLong({ oldest_days }) ? 'warning' : 'neutral',
          }}
          href={href(kind)}
          key={kind}
          label={t(`kinds.${kind}`)}
          value={is_exact ? String(count) : `${count}+`}
        />
      ))}
    </Grid>
  )
}
