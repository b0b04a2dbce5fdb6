import type { OutputOf } from '@portal/contract/core/api/endpoint'
import type { previewTrainingEmail } from '@portal/contract/messages/training-emails'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { RichTextView } from '@portal/ui/RichTextView'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useTrainingEmailTexts } from '../../core/texts/messages.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

/** An email as one recipient receives it. */
export type Previewed = OutputOf<typeof previewTrainingEmail>['data']

interface PreviewedEmailProps {
  email: Previewed
  /** Shows another recipient by zero-based index. */
  onGo: (position: number) => void
}

/** Preview for one recipient, with buttons to the others that wrap around. */
export const PreviewedEmail = ({ email, onGo }: PreviewedEmailProps) => {
  const { recipient, is_active, title, content, position, total } = email
  const t = useTrainingEmailTexts()
  const nameOf = useNameOf()
  return (
    <Section help={t('preview_of', { number: position + 1, total })} level={3} title={t('preview')}>
      <Stack>
        <div aria-live="polite">
          <Text weight="strong">
            <Isolate direction="auto">{nameOf(recipient)}</Isolate>
          </Text>
          <Text size="small" tone="muted">
            <Isolate>{recipient.email}</Isolate>
          </Text>
        </div>
        {!is_active && <Banner tone="warning">{t('preview_inactive')}</Banner>}
        <Heading level={4}>
          <Isolate direction="auto">{title}</Isolate>
        </Heading>
        <RichTextView html={content} />
        {total > 1 && (
          <Inline>
            <Button onPress={() => onGo((position + total - 1) % total)}>{t('previous')}</Button>
            <Button onPress={() => onGo((position + 1) % total)}>{t('next')}</Button>
          </Inline>
        )}
      </Stack>
    </Section>
  )
}
