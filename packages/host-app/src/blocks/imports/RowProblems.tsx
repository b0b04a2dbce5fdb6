import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useFieldText } from '../feedback/problem-text.ts'

interface RowProblemsProps {
  /** Column or field, and error code. The name is empty if the whole row is invalid. */
  problems: readonly { readonly name: string; readonly code: string }[]
}

/** The problems of an imported row. Renders nothing without problems. */
export const RowProblems = ({ problems }: RowProblemsProps) => {
  const fieldText = useFieldText()
  if (problems.length === 0) return null
  return (
    <Stack gap="tiny">
      {problems.map(({ name, code }) => (
        <Text key={`${name} ${code}`}>
          {name && (
            <>
              <Isolate direction="auto">{name}</Isolate>:{' '}
            </>
          )}
          {fieldText(code)}
        </Text>
      ))}
    </Stack>
  )
}
