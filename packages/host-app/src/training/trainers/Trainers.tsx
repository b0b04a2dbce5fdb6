import {
  addTrainer,
  deleteTrainer,
  editTrainer,
  listTrainers,
  readTrainer,
  type Trainer,
} from '@portal/contract/training/participants/trainers'
import { Status } from '@portal/ui/Status'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import { useLanguageOrder } from '../../blocks/text/use-language-order.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useTrainerTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { useCourseFilter } from '../sub-activities/shared/use-course-choices.ts'
import { useTrainerFields } from './use-trainer-fields.tsx'

/** Roster of trainers with qualifications, courses, and evaluation score. */
const Trainers = () => {
  const t = useTrainerTexts()
  const shell = useShellTexts()
  const nameOf = useNameOf()
  const { get } = useQuery()
  const courses = useCourseFilter(get('course_id'))
  const [sort] = useLanguageOrder('full_name_en', 'full_name_ar')
  const partsOf = ({ id, active }: Trainer) => ({
    ...(!active && { status: <Status>{t('inactive')}</Status> }),
    children: <FoldedHistory id={id} kind="trainer" />,
  })
  return (
    <ResourceScreen
      create={addTrainer}
      edit={editTrainer}
      fields={useTrainerFields()}
      filters={
        courses.isOffered
          ? [{ id: 'course_id', label: t('courses'), options: courses.options, search: courses.search }]
          : []
      }
      lead={t('lead')}
      list={listTrainers}
      record={{ endpoint: readTrainer, name: nameOf, parts: partsOf }}
      remove={{ endpoint: deleteTrainer, deleted: row => t('deleted', { name: nameOf(row) }) }}
      sort={sort}
      texts={t}
      title={shell('pages.Trainers')}
    />
  )
}

export default Trainers
