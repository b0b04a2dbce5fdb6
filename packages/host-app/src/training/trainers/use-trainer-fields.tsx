import type { Trainer } from '@portal/contract/training/participants/trainers'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { type Field, fieldsOf } from '../../blocks/resource/field.ts'
import { optionalTextKind } from '../../blocks/resource/kinds.tsx'
import { useLanguageOrder } from '../../blocks/text/use-language-order.ts'
import { Written } from '../../blocks/text/Written.tsx'
import { useAuthTexts, useBlockTexts } from '../../core/texts/texts.ts'
import { useTrainerTexts } from '../../core/texts/training.ts'
import { ScoreText } from '../evaluations/shared/ScoreText.tsx'
import { useCourseName } from '../sub-activities/shared/sub-activity-names.ts'
import { CoursesInput, PersonInput } from './TrainerInputs.tsx'

const field = fieldsOf<Trainer>()

/** Fields of a trainer. The person can be chosen only when adding one. */
export const useTrainerFields = (): readonly Field<Trainer>[] => {
  const t = useTrainerTexts()
  const auth = useAuthTexts()
  const courseName = useCourseName()
  const none = <Text tone="muted">{useBlockTexts()('none')}</Text>
  const [own, other] = useLanguageOrder('full_name_en', 'full_name_ar')
  const [, labelOfOther] = useLanguageOrder('name_en', 'name_ar')
  const nameIn = (id: typeof own) => (row: Trainer) => <Isolate direction="auto">{row[id]}</Isolate>
  return [
    { id: own, label: t('name'), cell: nameIn(own), views: ['list'], sort: true, primary: true },
    { id: other, label: t(labelOfOther), cell: nameIn(other), views: ['record'] },
    {
      id: 'user_id',
      label: t('person'),
      input: row => !row && <PersonInput />,
      again: row => row.id,
    },
    { id: 'type', label: t('type'), cell: row => auth(`privileges.${row.type}`), views: ['record'] },
    { id: 'email', label: t('email'), cell: row => <Isolate>{row.email}</Isolate>, views: ['record'] },
    field('qualification', t('qualification'), optionalTextKind(), { help: t('qualification_help') }),
    {
      id: 'course_ids',
      label: t('courses'),
      cell: row =>
        row.courses.length === 0
          ? none
          : row.courses.map((course, at) => (
              <Isolate direction="auto" key={course.id}>
                {at > 0 && ' · '}
                {courseName(course)}
              </Isolate>
            )),
      input: row => <CoursesInput present={row?.courses ?? []} />,
      read: form => form.getAll('course_ids').map(String),
      again: row => row.courses.map(({ id }) => id),
    },
    { id: 'score', label: t('score'), cell: row => <ScoreText {...row} /> },
    {
      id: 'notes',
      label: t('notes'),
      cell: row => (row.notes ? <Written>{row.notes}</Written> : none),
      input: row => <TextArea defaultValue={row?.notes ?? ''} isOptional label={t('notes')} name="notes" />,
      views: ['record', 'form'],
    },
  ]
}
