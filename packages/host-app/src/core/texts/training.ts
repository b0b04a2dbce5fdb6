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
import { portalTextsOf } from './texts-of.tsx'

export const useCertificateTexts = portalTextsOf<typeof certificates>('certificates')

export const useEnrollmentTexts = portalTextsOf<typeof enrollments>('enrollments')

export const useEvaluationTexts = portalTextsOf<typeof evaluations>('evaluations')

/** Texts of the evaluation widget. Components that render it must call this hook to load them. */
export const useEvaluationWidgetTexts = portalTextsOf<typeof evaluation>('evaluation')

export const useExamTexts = portalTextsOf<typeof exams>('exams')

/** Texts of the exam widget. Components that render it must call this hook to load them. */
export const useExamWidgetTexts = portalTextsOf<typeof examRunner>('exam_runner')

export const useParticipantTexts = portalTextsOf<typeof participants>('participants')

export const useSubActivityTexts = portalTextsOf<typeof subActivities>('sub_activities')

export const useResultTexts = portalTextsOf<typeof traineeResults>('trainee_results')

/** Texts of the roster of trainers. */
export const useTrainerTexts = portalTextsOf<typeof trainers>('trainers')

export const useTrainingPeopleTexts = portalTextsOf<typeof trainingPeople>('training_people')

export const useTrainingSessionTexts = portalTextsOf<typeof trainingSessions>('training_sessions')

export const useTrainingTexts = portalTextsOf<typeof trainings>('trainings')
