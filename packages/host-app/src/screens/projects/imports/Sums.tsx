import type { ImportPreview } from '@portal/contract/import_previews'
import type { Currency } from '@portal/contract/money'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useImportTexts } from '../../../parts/imports/texts.ts'

interface SumsProps {
  currency: Currency
  preview: ImportPreview
}

/** What the file comes to, to be compared with the sum in it, and what of that is new. */
export const Sums = ({ currency, preview: { counts, file_minor, total_minor } }: SumsProps) => {
  const t = useImportTexts()
  return (
    <Stack gap="none">
      {file_minor !== null && file_minor !== total_minor && (
        <Text>
          {t('file_total')} <Money amount={file_minor} currency={currency} />
        </Text>
      )}
      {counts.new > 0 && (
        <Text>
          {t('total')} <Money amount={total_minor} currency={currency} />
        </Text>
      )}
    </Stack>
  )
}
