import type evaluation from '@portal/widgets/locales/en/evaluation.json'
import type examRunner from '@portal/widgets/locales/en/exam_runner.json'
import type certificates from '../../locales/en/certificates.json'
import type enrollments from '../../locales/en/enrollments.json'
import type evaluations from '../../locales/en/evaluations.json'
import type exams from '../../locales/en/exams.json'
import type participants from '../../locales/en/participants.json'
import type subActivities from '../../locales/en/sub_activities.json'
import type traineeResults from '../../locales/en/trainee_results.json'
import type trainers from '../../locales/en/trainers.json'
import type trainingPeople from '../../locales/en/training_people.json'
import type trainingSessions from '../../locales/en/training_sessions.json'
import type trainings from '../../locales/en/trainings.json'
import { textsOf } from './texts-of.tsx'

export const useCertificateTexts = textsOf<typeof certificates>('certificates')

export const useEnrollmentTexts = textsOf<typeof enrollments>('enrollments')

export const useEvaluationTexts = textsOf<typeof evaluations>('evaluations')

/** Texts of the evaluation widget. Components that render it must call this hook to load them. */
export const useEvaluationWidgetTexts = textsOf<typeof evaluation>('evaluation')

export const useExamTexts = textsOf<typeof exams>('exams')

/** Texts of the exam widget. Components that render it must call this hook to load them. */
export const useExamWidgetTexts = textsOf<typeof examRunner>('exam_runner')

export const useParticipantTexts = textsOf<typeof participants>('participants')

export const useSubActivityTexts = textsOf<typeof subActivities>('sub_activities')

export const useResultTexts = textsOf<typeof traineeResults>('trainee_results')

/** Texts of the roster of trainers. */
export const useTrainerTexts = textsOf<typeof trainers>('trainers')

export const useTrainingPeopleTexts = textsOf<typeof trainingPeople>('training_people')

export const useTrainingSessionTexts = textsOf<typeof trainingSessions>('training_sessions')

export const useTrainingTexts = textsOf<typeof trainings>('trainings')
