import { Form } from '@portal/ui/Form'
import { RichText } from '@portal/ui/RichText'
import { render } from '@testing-library/react'
import { expect, vi } from 'vitest'
import '@portal/ui/theme'

export const box = () => document.querySelector<HTMLElement>('[role="textbox"]')
/** The textarea that the editor replaces once it has loaded. */
export const area = () => document.querySelector('textarea')
export const form = () => document.querySelector('form') ?? undefined
export const sent = () => new FormData(form()).get('text')
/** Waits until the editor has replaced the textarea. */
export const ready = () => expect.poll(() => area()).toBeNull()

/** Renders the field in a form, with mocks for what it reports. */
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

/** Gives the browser time to report the new selection. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 50))
