import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { Written } from '../../blocks/text/Written.tsx'
import { useHandlingTexts } from '../../core/texts/texts.ts'
import { PicturePreview } from '../../files/files/shared/PicturePreview.tsx'
import type { ComplaintDetails } from './use-complaint-history.tsx'
import { useFiledDay, When } from './When.tsx'

/** Follow-ups that the sender of a private complaint added with the receipt code, by day. */
export const Additions = ({ complaint }: { complaint: ComplaintDetails }) => {
  const t = useHandlingTexts()
  const dayOf = useFiledDay()
  const all = [complaint, ...complaint.additions].flatMap(({ attachments }) => attachments)
  return (
    <Section level={3} title={t('additions')}>
      {complaint.additions.map(({ id, text, added_on, attachments }) => (
        <Stack gap="small" key={id}>
          <Text size="small" tone="muted">
            <When dated={dayOf(added_on)} />
          </Text>
          {text && <Written>{text}</Written>}
          <PicturePreview among={all} pictures={attachments} />
        </Stack>
      ))}
    </Section>
  )
}
