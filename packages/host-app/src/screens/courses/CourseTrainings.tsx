import { listSubActivities } from '@portal/contract/sub_activities'
import { Isolate } from '@portal/ui/Isolate'
import { TrainingHistory } from '../../parts/trainings/TrainingHistory.tsx'
import { useTrainingTexts } from '../../parts/trainings/texts.ts'

/** The trainings of a course that the person sees, the latest first: when, where and with how many trainees. */
export const CourseTrainings = ({ courseId }: { courseId: string }) => {
  const t = useTrainingTexts()
  return (
    <TrainingHistory
      factsOf={({ place, trainees }) => [
        { label: t('place'), value: place ? <Isolate direction="auto">{place}</Isolate> : t('no_place') },
        { label: t('trainees'), value: trainees },
      ]}
      input={{ course_id: courseId, sort: '-start_date' }}
      list={listSubActivities}
    />
  )
}
