import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Checkbox } from '@portal/ui/Checkbox'
import { Form } from '@portal/ui/Form'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const html = renderToStaticMarkup(
  <Form
    action="/embed/complaint"
    actions={
      <Button name="send" type="submit" value="1" variant="primary">
        Send
      </Button>
    }
    serverError="Not sent"
  >
    <RadioGroup
      defaultValue="private"
      label="Type"
      look="segmented"
      name="type"
      options={[
        { value: 'private', label: 'Private' },
        { value: 'user', label: 'With my name' },
      ]}
    />
    <TextField isOptional label="Name" name="null_username" />
    <TextArea error="Empty" isRequired label="Complaint" name="body" />
    <Checkbox name="copy">Copy</Checkbox>
    <Banner title="Note">Two people read it.</Banner>
  </Form>,
)

describe('a form rendered only on the server', () => {
  test('satisfies a strict CSP: no inline styles, no scripts', () => {
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son\w+=/)
  })

  test('can be filled in and submitted without scripts', () => {
    expect(html).toContain('action="/embed/complaint"')
    expect(html).toContain('method="post"')
    expect(html).not.toContain('noValidate')
    expect(html.match(/<input[^>]*type="radio"[^>]*>/g)).toHaveLength(2)
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="private"|<input[^>]*value="private"[^>]*checked=""/)
    expect(html).toMatch(/<textarea[^>]*name="body"[^>]*required=""/)
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*name="send"/)
  })

  test('groups choices for screen readers', () => {
    expect(html).toMatch(/<fieldset[^>]*><legend/)
  })

  test('links every label and error to an existing control or element', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    const used = [...html.matchAll(/\s(?:for|aria-describedby)="([^"]+)"/g)].flatMap(([, list]) =>
      (list ?? '').split(' '),
    )
    expect(used.length).toBeGreaterThan(2)
    for (const id of used) expect(ids).toContain(id)
  })
})
