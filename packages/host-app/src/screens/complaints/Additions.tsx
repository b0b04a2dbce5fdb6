import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { Written } from '../../blocks/Written.tsx'
import { useDated } from './filed-day.ts'
import { useDeskTexts } from './texts.ts'
import type { WholeComplaint } from './use-complaint-history.tsx'
import { When } from './When.tsx'

/** What the sender of a private complaint added by its receipt code, by day. */
export const Additions = ({ complaint }: { complaint: WholeComplaint }) => {
  const t = useDeskTexts()
  const datedOf = useDated()
  return (
    <Section level={3} title={t('additions')}>
      {complaint.additions.map(({ id, text, added_on }) => (
        <Stack gap="small" key={id}>
          <Text size="small" tone="muted">
            <When dated={datedOf(complaint, added_on)} />
          </Text>
          <Written>{text}</Written>
        </Stack>
      ))}
    </Section>
  )
}
