/** What the widgets of a page with all of them are about, by widget. */
export type Subjects = Readonly<Record<'evaluation' | 'exam' | 'signature' | 'budget', string>>

/** What nobody knows: widgets ask to sign in, and then say that it is not there. */
export const unknownSubjects: Subjects

/** What the widgets of the demo are about; the unknown ones where the portal is no demo. */
export function demoSubjects(portal: string): Promise<Subjects>
