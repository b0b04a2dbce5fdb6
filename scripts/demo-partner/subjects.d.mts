/** The ID of the record that each widget shows. */
export type Subjects = Readonly<Record<'evaluation' | 'exam' | 'signature' | 'budget', string>>

/** IDs that no portal has. Widgets ask people to log in, then report that the record doesn't exist. */
export const unknownSubjects: Subjects

/** Records of the demo data. Falls back to `unknownSubjects`. */
export function demoSubjects(portal: string): Promise<Subjects>
