import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import type { RecordParts } from '../../blocks/record/RecordBody.tsx'
import { Written } from '../../blocks/text/Written.tsx'
import { useHandlingTexts } from '../../core/texts/texts.ts'
import { PicturePreview } from '../../files/files/shared/PicturePreview.tsx'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { Additions } from './Additions.tsx'
import { ComplaintStatus } from './ComplaintStatus.tsx'
import { Handling } from './command/Handling.tsx'
import { Sender } from './Sender.tsx'
import { type ComplaintDetails, useComplaintHistory } from './use-complaint-history.tsx'
import { useDated, When } from './When.tsx'

export const useComplaintParts = () => {
  const t = useHandlingTexts()
  const nameOf = useNameOf()
  const datedOf = useDated()
  const historyOf = useComplaintHistory()

  const factsOf = (row: ComplaintDetails): readonly Fact[] => [
    { label: t('from'), value: <Sender complaint={row} /> },
    ...(row.filed_by ? [{ label: t('email'), value: <Isolate>{row.filed_by.email}</Isolate> }] : []),
    ...(row.null_username
      ? [
          {
            label: t('username'),
            value: (
              <>
                <Isolate direction="auto">{row.null_username}</Isolate>
                <Text size="small" tone="muted">
                  {t('username_help')}
                </Text>
              </>
            ),
          },
        ]
      : []),
    {
      label: t('filed'),
      value: (
        <>
          <When dated={datedOf(row, row.filed_at)} />
          {row.identity_type === 'anonymous' && (
            <Text size="small" tone="muted">
              {t('day_only')}
            </Text>
          )}
        </>
      ),
    },
  ]

  const titleOf = ({ filed_by, identity_type }: ComplaintDetails) => {
    if (filed_by) return t('from_known', { name: nameOf(filed_by) })
    return t(identity_type === 'self' ? 'from_you' : 'from_anonymous')
  }

  return (row: ComplaintDetails): RecordParts => ({
    title: titleOf(row),
    status: <ComplaintStatus status={row.status} />,
    lead: (
      <>
        <Written>{row.body}</Written>
        <PicturePreview pictures={row.attachments} />
      </>
    ),
    facts: factsOf(row),
    history: historyOf(row),
    children: (
      <>
        {row.additions.length > 0 && <Additions complaint={row} />}
        <Handling complaint={row} />
      </>
    ),
  })
}
