/** Whose page of a training a reader opens. Instructors may see trainings that they can't open as staff. */
export const trainingViewers = ['staff', 'instructor', 'trainee'] as const

export type TrainingViewer = (typeof trainingViewers)[number]
