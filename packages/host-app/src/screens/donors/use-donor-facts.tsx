import type { Donor } from '@portal/contract/donors'
import { useCountryName } from '@portal/ui/CountrySelect'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Code } from '../../blocks/Code.tsx'
import { ProjectCount } from './ProjectCount.tsx'
import { useDonorTexts } from './texts.ts'

/** The facts of a donor; the number of its projects leads to them. */
export const useDonorFacts = () => {
  const t = useDonorTexts()
  const countryName = useCountryName()
  return (row: Donor): readonly Fact[] => [
    { label: t('code'), value: <Code>{row.code}</Code> },
    {
      label: t('abbreviation'),
      value: row.abbreviation ? <Isolate direction="auto">{row.abbreviation}</Isolate> : t('none'),
    },
    { label: t('country'), value: countryName(row.country) },
    { label: t('projects'), value: <ProjectCount donor={row} /> },
    { label: t('created_at'), value: <DateText value={row.created_at} /> },
  ]
}
