import { contrastOf } from '@portal/contract/partners/brand'
import { frameTheme, type ThemeTokens } from '@portal/contract/partners/theme-rules'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { usePartnerTexts } from '../../../core/texts/texts.ts'
import { page, pages } from './ThemePreview.css.ts'

interface SampleProps {
  palette: 'light' | 'dark'
  properties: Readonly<Record<string, string>>
}

/** Non-interactive, and not part of the surrounding form. */
const Sample = ({ palette, properties }: SampleProps) => {
  const t = usePartnerTexts()
  return (
    <div className={page} data-theme={palette} inert style={properties}>
      <Stack gap="tiny">
        <Text weight="strong">{t('widget.complaint')}</Text>
        <Text size="small" tone="muted">
          {t('sample_text')}
        </Text>
      </Stack>
      <TextField defaultValue={t('sample_value')} label={t('sample_label')} />
      <Inline>
        <Button variant="primary">{t('sample_send')}</Button>
        <Button>{t('sample_other')}</Button>
      </Inline>
    </div>
  )
}

const isColour = (value: unknown): value is string => /^#[\da-f]{6}$/i.test(String(value))

/** Preview of widgets in a theme, with the same rules as their frames. Shows light and dark if the device decides. */
export const ThemePreview = ({ tokens }: { tokens: ThemeTokens }) => {
  const t = usePartnerTexts()
  const { palette, properties, inDark } = frameTheme(tokens)
  const { surface, text } = tokens
  const isUnread = isColour(text) && (!isColour(surface) || contrastOf(text, surface) < 4.5)
  return (
    <Section help={palette ? t('preview_help') : t('preview_both')} level={4} title={t('preview')}>
      <div className={pages}>
        {palette ? (
          <Sample palette={palette} properties={properties} />
        ) : (
          <>
            <Sample palette="light" properties={properties} />
            <Sample palette="dark" properties={{ ...properties, ...inDark }} />
          </>
        )}
      </div>
      <div role="status">{isUnread && <Text size="small">{t('preview_text_unused')}</Text>}</div>
    </Section>
  )
}
