import type { Placeholder } from '@portal/contract/messages/training-emails'
import { textsOf } from '../../core/texts/texts-of.tsx'
import type trainingEmails from '../../locales/en/training_emails.json'

/** Texts of emails to the people of a training. */
export const useTrainingEmailTexts = textsOf<typeof trainingEmails>('training_emails')

/** A draft as it is in the form. */
export const emailIn = (form: FormData) => ({
  title: form.get('title'),
  content: form.get('content'),
  groups: form.getAll('groups'),
  user_ids: form.getAll('user_ids'),
})

/** A placeholder as it is written. */
export const written = (name: Placeholder): string => `{{${name}}}`
