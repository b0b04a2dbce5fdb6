import { RichTextView } from '@portal/ui/RichTextView'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { hostile } from '../support/hostile.ts'
import { box, ready, sent, settled, show } from '../support/rich-text.tsx'

afterEach(cleanup)

const allowed = 'p, br, strong, em, u, s, h3, h4, ul, ol, li, a[href], blockquote'

/** Elements and attributes of an HTML string that aren't allowed. */
const strange = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')]
    .filter(
      element =>
        !element.matches(allowed) ||
        [...element.attributes].some(({ name, value }) => name !== 'href' || !/^(https?:\/\/|mailto:)/.test(value)),
    )
    .map(element => element.outerHTML)
}

const paste = (html: string, text = '') => {
  box()?.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', text)
  box()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('hostile HTML', () => {
  test('reaches neither the page nor the submitted value, before and after the editor loads', async () => {
    for (const html of hostile) {
      show({ defaultValue: html })
      expect(strange(String(sent())), html).toEqual([])
      cleanup()
    }
    const { give } = show({ value: '' })
    await ready()
    for (const html of hostile) {
      give(html)
      expect(strange(String(sent())), html).toEqual([])
      expect(
        document.querySelectorAll('[role="textbox"] :is(script, img, iframe, svg, form, input, style)'),
      ).toHaveLength(0)
    }
    expect(globalThis).not.toHaveProperty('hacked')
  })

  test('is cleaned when pasted, and when displayed', async () => {
    const { give } = show({ value: '' })
    await ready()
    for (const html of hostile) {
      give('')
      paste(html)
      expect(strange(String(sent())), html).toEqual([])
    }
    cleanup()
    const { container } = render(hostile.map(html => <RichTextView html={html} key={html} />))
    for (const view of container.children) {
      for (const element of view.querySelectorAll('[dir], [rel]')) {
        element.removeAttribute('dir')
        element.removeAttribute('rel')
      }
      expect(strange(view.innerHTML)).toEqual([])
    }
    expect(globalThis).not.toHaveProperty('hacked')
  })
})

describe('pasting', () => {
  const word = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp; </span></span><![endif]>` +
    `${text}<o:p></o:p></p>`

  test.each([
    [
      'from Word',
      '<html xmlns:o="urn:x"><head><style>p.MsoNormal {color:red}</style></head><body lang=EN-US>' +
        '<p class=MsoNormal style="margin:0"><b><span style="font-size:14pt">Plan</span></b><o:p>&nbsp;</o:p></p>' +
        word(1, '·', 'Coats') +
        word(2, 'o', 'small') +
        word(1, '·', 'Boots') +
        word(1, '1.', 'Order') +
        '</body></html>',
      '<p><strong>Plan</strong> </p><ul><li>Coats<ul><li>small</li></ul></li><li>Boots</li></ul><ol><li>Order</li></ol>',
    ],
    [
      'from Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span>' +
        '<span style="font-weight:400;font-style:italic"> slanted</span></p></b>',
      '<p><strong>Bold</strong><em> slanted</em></p>',
    ],
    [
      'from a page with a table',
      '<h1>Title</h1><table><tr><td>1</td><td>2</td></tr></table>',
      '<h3>Title</h3><p>12</p>',
    ],
  ])('%s keeps only the allowed elements', async (_, html, expected) => {
    show()
    await ready()
    paste(html)
    expect(String(sent()).replace(/\u00a0|&nbsp;/g, ' ')).toBe(expected)
  })

  test('turns plain lines into paragraphs, and a URL over selected text into a link', async () => {
    show()
    await ready()
    paste('', 'One\r\nTwo')
    expect(sent()).toBe('<p>One</p><p>Two</p>')
    document.execCommand('selectAll')
    await settled()
    paste('', 'https://example.org/')
    expect(sent()).toContain('<a href="https://example.org/">')
  })
})
