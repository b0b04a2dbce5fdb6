import type { Placeholder } from '@portal/contract/messages/training-emails'
import { textsOf } from '../../core/texts/texts-of.tsx'
import type trainingEmails from '../../locales/en/training_emails.json'

export const useTrainingEmailTexts = textsOf<typeof trainingEmails>('training_emails')

/** Converts form data to a draft. */
export const emailIn = (form: FormData) => ({
  title: form.get('title'),
  content: form.get('content'),
  groups: form.getAll('groups'),
  user_ids: form.getAll('user_ids'),
})

export const written = (name: Placeholder): string => `{{${name}}}`
