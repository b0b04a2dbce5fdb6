import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useComplaintTexts } from '../../locales/index.ts'
import { plain } from '../../plain.css.ts'
import { code as codeStyle, summary } from './Receipt.css.ts'

/**
 * Receipt code of a private complaint. Collapsed at first, because others may see the screen. Opens without scripts
 * too.
 */
export const Receipt = ({ code }: { code: string }) => {
  const t = useComplaintTexts()
  const { language } = useTextSource()
  return (
    <details className={plain}>
      <summary className={summary}>{t('receipt_show')}</summary>
      <Stack gap="small">
        <p className={plain}>
          <bdi className={codeStyle} dir="ltr">
            {code}
          </bdi>
        </p>
        <Text size="small">{t('receipt_help')}</Text>
        <Link href={`/receipt?locale=${language}`} isExternal>
          {t('receipt_page')}
        </Link>
      </Stack>
    </details>
  )
}
