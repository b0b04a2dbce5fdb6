import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { Written } from '../../blocks/text/Written.tsx'
import { useHandlingTexts } from '../../core/texts/texts.ts'
import { Pictures } from '../../files/files/shared/preview/Pictures.tsx'
import type { ComplaintDetails } from './use-complaint-history.tsx'
import { useDay, When } from './When.tsx'

/** Follow-ups that the sender of a private complaint added with the receipt code, by day. */
export const Additions = ({ complaint }: { complaint: ComplaintDetails }) => {
  const t = useHandlingTexts()
  const dayOf = useDay()
  const all = [complaint, ...complaint.additions].flatMap(({ attachments }) => attachments)
  return (
    <Section level={3} title={t('additions')}>
      {complaint.additions.map(({ id, text, added_on, attachments }) => (
        <Stack gap="small" key={id}>
          <Text size="small" tone="muted">
            <When dated={dayOf(added_on)} />
          </Text>
          {text && <Written>{text}</Written>}
          <Pictures among={all} pictures={attachments} />
        </Stack>
      ))}
    </Section>
  )
}
