import type evaluation from '@portal/widgets/locales/en/evaluation.json'
import type examRunner from '@portal/widgets/locales/en/exam_runner.json'
import type certificates from '../../locales/en/training/certificates.json'
import type enrollments from '../../locales/en/training/enrollments.json'
import type evaluations from '../../locales/en/training/evaluations.json'
import type exams from '../../locales/en/training/exams.json'
import type participants from '../../locales/en/training/participants.json'
import type subActivities from '../../locales/en/training/sub_activities.json'
import type traineeResults from '../../locales/en/training/trainee_results.json'
import type trainers from '../../locales/en/training/trainers.json'
import type trainingPeople from '../../locales/en/training/training_people.json'
import type trainingSessions from '../../locales/en/training/training_sessions.json'
import type trainings from '../../locales/en/training/trainings.json'
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
