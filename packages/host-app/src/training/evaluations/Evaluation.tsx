import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { FillEvaluation } from './shared/FillEvaluation.tsx'

const ofInstructors = ['InstructorTrainingEvaluation', 'StaffInstructorTrainingEvaluation']

/** Evaluation by a trainee or instructor, in either area. */
const Evaluation = () => {
  const { page, params } = useCurrentRoute()
  return <FillEvaluation id={params.id ?? ''} type={ofInstructors.includes(page.name) ? 'instructor' : 'trainee'} />
}

export default Evaluation
