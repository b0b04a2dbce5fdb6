/** Converts form data to a draft. */
export const emailIn = (form: FormData) => ({
  title: form.get('title'),
  content: form.get('content'),
  groups: form.getAll('groups'),
  user_ids: form.getAll('user_ids'),
})
