import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { FillEvaluation } from './shared/FillEvaluation.tsx'

const ofInstructors = ['InstructorTrainingEvaluation', 'StaffInstructorTrainingEvaluation']

/** A trainee's or an instructor's evaluation of their training, in both areas. */
const Evaluation = () => {
  const { page, params } = useCurrentRoute()
  return <FillEvaluation id={params.id ?? ''} type={ofInstructors.includes(page.name) ? 'instructor' : 'trainee'} />
}

export default Evaluation
