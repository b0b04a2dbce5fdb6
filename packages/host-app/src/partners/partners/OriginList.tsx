import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { TextArea } from '@portal/ui/TextArea'
import { usePartnerTexts } from '../../core/texts/texts.ts'

/** Origins as a list, always left to right. */
export const OriginList = ({ origins }: { origins: readonly string[] }) => (
  <Stack gap="none">
    {origins.map(origin => (
      <Isolate direction="ltr" key={origin}>
        {origin}
      </Isolate>
    ))}
  </Stack>
)

/** Edits the origins, one per line. */
export const OriginField = ({ origins }: { origins: readonly string[] }) => {
  const t = usePartnerTexts()
  return (
    <TextArea
      defaultValue={origins.join('\n')}
      help={t('origins_help')}
      isRequired
      label={t('origins')}
      name="origins"
      rows={3}
    />
  )
}
