import type { RequestPaper as Compared } from '@portal/contract/requests/request-papers'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { ScrollArea } from '@portal/ui/ScrollArea'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useDayOf } from '../../blocks/api/use-installation.ts'
import { usePaperTexts } from '../../core/texts/requests.ts'
import { RequestSheet } from '../requests/shared/paper/RequestSheet.tsx'

const tones = { as_signed: 'success', unsigned: 'info', superseded: 'warning', altered: 'danger' } as const

/** Whether a printed request is valid, and what was signed, in the layout of the print. */
export const ComparedRequest = ({ found }: { found: Compared }) => {
  const t = usePaperTexts()
  const dayOf = useDayOf()
  const { verdict, differences, content, revision, present_revision, checked_at } = found
  return (
    <Stack gap="large">
      <Banner isLive title={t(`verdicts.${verdict}`)} tone={tones[verdict]}>
        <p>{t(`verdict_texts.${verdict}`, { revision, present: present_revision })}</p>
        {differences.length > 0 && (
          <>
            <p>{t('differences')}</p>
            <ul>
              {differences.map(part => (
                <li key={part}>{t(`parts.${part}`)}</li>
              ))}
            </ul>
          </>
        )}
      </Banner>
      {content && (
        <ScrollArea axis="inline" label={content.description}>
          <RequestSheet asOf={dayOf(checked_at)} printed={{ ...found, content }} />
        </ScrollArea>
      )}
      <Text tone="muted">
        {t('checked_at')} <DateText format="datetime" value={checked_at} />
      </Text>
    </Stack>
  )
}
