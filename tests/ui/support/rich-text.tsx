import { Form } from '@portal/ui/Form'
import { RichText } from '@portal/ui/RichText'
import { render } from '@testing-library/react'
import { expect, vi } from 'vitest'
import '@portal/ui/theme'

/** The editor. */
export const box = () => document.querySelector<HTMLElement>('[role="textbox"]')
/** The textarea that replaces it. */
export const area = () => document.querySelector('textarea')
/** The form around it. */
export const form = () => document.querySelector('form') ?? undefined
/** What the form would send. */
export const sent = () => new FormData(form()).get('text')
/** Until the editor is there. */
export const ready = () => expect.poll(() => area()).toBeNull()

/** A field in a form, and what it reported. */
export const show = (
  props: Partial<Parameters<typeof RichText>[0]> = {},
  onSubmit = vi.fn<(form: FormData) => void>(),
) => {
  const onChange = vi.fn<(html: string) => void>()
  const all = (more: typeof props) => (
    <Form label="All" onSubmit={onSubmit}>
      <RichText label="Text" name="text" onChange={onChange} {...props} {...more} />
    </Form>
  )
  const { rerender, unmount } = render(all({}))
  return { onChange, onSubmit, unmount, give: (value: string) => rerender(all({ value })) }
}

/** A moment for the browser to report the new selection. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 50))
