import { ProblemError } from '@portal/contract/core/api/call'
import { readPerson } from '@portal/contract/core/records/people'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { useReadOnce } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { usePeopleTexts } from '../../core/texts/people.ts'
import { PersonFacts } from './PersonRow.tsx'

/** Name, role, and email of a person. Only the name if the viewer may see no more. */
const PersonCard = ({ id, name }: { id: string; name: string }) => {
  const t = usePeopleTexts()
  const problemText = useProblemText()
  const { data, error } = useReadOnce(readPerson, { id })
  const isHidden = error instanceof ProblemError && error.problem.code === 'not_found'
  if (data)
    return (
      <Inline wrap={false}>
        <PersonFacts person={data.data} />
      </Inline>
    )
  if (error === undefined) return <Skeleton lines={3} />
  return (
    <>
      <Text weight="strong">
        <Isolate direction="auto">{name}</Isolate>
      </Text>
      <Text tone="muted">{isHidden ? t('no_more_seen') : problemText(error)}</Text>
    </>
  )
}

export default PersonCard
