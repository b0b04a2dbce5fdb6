import type { Donor } from '@portal/contract/donors'
import { useCountryName } from '@portal/ui/CountrySelect'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { Code } from '../../blocks/Code.tsx'
import { ProjectCount } from './ProjectCount.tsx'
import { useDonorTexts } from './texts.ts'

/** The columns of the list; names are as they were written, in whichever language. */
export const useDonorColumns = (): readonly Column<Donor>[] => {
  const t = useDonorTexts()
  const countryName = useCountryName()
  return [
    {
      id: 'full_name',
      header: t('full_name'),
      sort: true,
      primary: true,
      cell: row => <Isolate direction="auto">{row.full_name}</Isolate>,
    },
    { id: 'code', header: t('code'), sort: true, cell: row => <Code>{row.code}</Code> },
    {
      id: 'abbreviation',
      header: t('abbreviation'),
      cell: row =>
        row.abbreviation ? (
          <Isolate direction="auto">{row.abbreviation}</Isolate>
        ) : (
          <Text tone="muted">{t('none')}</Text>
        ),
    },
    { id: 'country', header: t('country'), cell: row => countryName(row.country) },
    { id: 'projects', header: t('projects'), align: 'end', cell: row => <ProjectCount donor={row} /> },
    { id: 'created_at', header: t('created_at'), sort: true, cell: row => <DateText value={row.created_at} /> },
  ]
}
