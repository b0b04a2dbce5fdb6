import type { Enrollment } from '@portal/contract/training/sub-activities/enrollments'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { useEnrollmentTexts } from '../../../core/texts/training.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { EnrollmentStatus } from '../../enrollments/EnrollmentStatus.tsx'

/** Columns of enrolment requests. `refusedOf` returns why the last decision failed for a row. */
export const useEnrollmentColumns = (refusedOf: (id: string) => string | undefined): readonly Column<Enrollment>[] => {
  const t = useEnrollmentTexts()
  const nameOf = useNameOf()
  return [
    {
      id: 'name',
      header: t('name'),
      primary: true,
      width: 'medium',
      cell: row => <Isolate direction="auto">{nameOf(row.person)}</Isolate>,
    },
    {
      id: 'state',
      header: t('state'),
      cell: row => {
        const refused = refusedOf(row.id)
        return (
          <>
            <EnrollmentStatus {...row} />
            {row.leaving && (
              <Text as="div" size="small">
                <Isolate direction="auto">
                  {row.leaving.reason ? t('asks_to_leave_because', { reason: row.leaving.reason }) : t('asks_to_leave')}
                </Isolate>
              </Text>
            )}
            {refused && (
              <Text as="div" size="small" tone="danger">
                {refused}
              </Text>
            )}
          </>
        )
      },
    },
    {
      id: 'requested_at',
      header: t('requested_at'),
      sort: true,
      cell: row => <DateText format="datetime" value={row.requested_at} />,
    },
    { id: 'email', header: t('email'), cell: row => <Isolate direction="ltr">{row.person.email}</Isolate> },
    {
      id: 'reason',
      header: t('reason'),
      cell: row =>
        row.reason ? <Isolate direction="auto">{row.reason}</Isolate> : <Text tone="muted">{t('no_reason')}</Text>,
    },
  ]
}
