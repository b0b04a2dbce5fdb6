import { Heading } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useSay } from '../say.ts'
import { releases } from './changes.ts'
import { notes } from './welcome.css.ts'

/** The changelog, which is written in English. */
export const Changes = () => {
  const say = useSay()
  if (releases.length === 0) return <Text tone="muted">{say('Nothing yet.', 'لا شيء بعد.')}</Text>
  return (
    <Stack>
      {releases.map(release => (
        <Stack gap="small" key={release.version ?? ''}>
          <Heading level={3}>{release.version ?? say('Waits for the next version', 'بانتظار الإصدار التالي')}</Heading>
          <div className={notes} dir="ltr" lang="en">
            {release.notes.map(note => (
              <Text key={note}>{note}</Text>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  )
}
