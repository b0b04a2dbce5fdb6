import { Heading } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { Fragment } from 'react'
import type { Note, Release } from '../../.storybook/docs/changes/read-changes.ts'
import { useSay } from '../support/say.ts'
import { notes } from './welcome.css.ts'

const byTopic = (all: readonly Note[]) => [...Map.groupBy(all, ({ topic }) => topic)]

/** The changelog, in English only. */
export const Changes = ({ releases }: { releases: readonly Release[] }) => {
  const say = useSay()
  if (releases.length === 0) return <Text tone="muted">{say('Nothing yet.', 'لا شيء بعد.')}</Text>
  return (
    <Stack>
      {releases.map(release => (
        <Stack gap="small" key={release.version ?? ''}>
          <Heading level={3}>
            {release.version
              ? [release.version, release.date].filter(Boolean).join(' · ')
              : say('Not yet released', 'لم يصدر بعد')}
          </Heading>
          <div className={notes} dir="ltr" lang="en">
            {byTopic(release.notes).map(([topic, group]) => (
              <Fragment key={topic ?? ''}>
                {topic && <Heading level={4}>{topic}</Heading>}
                {group.map(({ text }) => (
                  <Text key={text}>{text}</Text>
                ))}
              </Fragment>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  )
}
