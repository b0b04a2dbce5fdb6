import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { area, box, form, ready, sent, settled, show } from '../support/rich-text.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const enter = async () => {
  await ready()
  box()?.focus()
  await settled()
}

const write = (text: string) => document.execCommand('insertText', false, text)

describe('while the editor loads', () => {
  test('text typed into the textarea is kept, with its focus, caret, and formatting', async () => {
    const { onChange } = show({ defaultValue: '<h3>Boots</h3><p>For <strong>all</strong></p>' })
    const textarea = area()
    if (!textarea) throw new Error('no textarea')
    expect(textarea.value).toBe('Boots\nFor all')
    textarea.focus()
    textarea.setRangeText('\nNow & <then>', 5, 5, 'end')
    textarea.dispatchEvent(new Event('input', { bubbles: true }))
    const merged = '<h3>Boots</h3><p>Now &amp; &lt;then&gt;</p><p>For <strong>all</strong></p>'
    expect(sent()).toBe(merged)
    await ready()
    expect(document.activeElement).toBe(box())
    await expect.poll(() => onChange).toHaveBeenLastCalledWith(merged)
    document.execCommand('insertText', false, '!')
    expect(sent()).toBe(merged.replace('&gt;<', '&gt;!<'))
  })

  test('a browser without scripts submits the text under the field’s name', () => {
    show({ defaultValue: '<p>One</p><ul><li>Two</li><li>Three</li></ul>' })
    expect(area()?.name).toBe('text')
    expect(area()?.value).toBe('One\nTwo\nThree')
  })
})

test('an insert button writes its text at the caret', async () => {
  show({
    defaultValue: '<p>ab</p>',
    inserts: { label: 'Insert', choices: [{ text: '{{x}}', label: 'X' }] },
  })
  const press = () => page.getByRole('button', { name: 'X' }).click()
  await enter()
  getSelection()?.collapse(document.querySelector('[role="textbox"] p')?.firstChild?.firstChild ?? null, 1)
  await settled()
  await press()
  expect(sent()).toBe('<p>a{{x}}b</p>')
  expect(document.activeElement).toBe(box())
  await press()
  expect(sent()).toBe('<p>a{{x}}{{x}}b</p>')
})

describe('reporting changes', () => {
  test('happens after 300 ms without input', async () => {
    const { onChange } = show()
    await enter()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    write('a')
    await Promise.resolve()
    vi.advanceTimersByTime(200)
    write('b')
    await Promise.resolve()
    vi.advanceTimersByTime(299)
    expect(onChange).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<p>ab</p>')
  })

  test('is complete when the form is submitted, focus leaves, or the field unmounts', async () => {
    const onSubmit = vi.fn<(form: FormData) => void>()
    const { onChange, unmount } = show({}, onSubmit)
    await enter()
    write('one')
    form()?.requestSubmit()
    expect(onSubmit.mock.lastCall?.[0].get('text')).toBe('<p>one</p>')
    expect(onChange).toHaveBeenLastCalledWith('<p>one</p>')
    write(' two')
    box()?.blur()
    expect(onChange).toHaveBeenLastCalledWith('<p>one two</p>')
    await enter()
    write(' three')
    unmount()
    expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(' three'))
  })

  test('is skipped for a value set by the caller, and treats blank text as empty', async () => {
    const { onChange, give } = show({ value: '<p>One</p>' })
    await ready()
    give('<div>Two</div>')
    expect(sent()).toBe('<p>Two</p>')
    box()?.focus()
    box()?.blur()
    expect(onChange).not.toHaveBeenCalled()
    give('<p> </p><p><br></p>')
    expect(sent()).toBe('')
  })
})
