/** The pages of a training: for staff, instructors, and trainees. Instructors may lack access to the page for staff. */
export const trainingViewers = ['staff', 'instructor', 'trainee'] as const

export type TrainingViewer = (typeof trainingViewers)[number]
