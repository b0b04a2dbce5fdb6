import { Card } from '@portal/ui/Card'
import { DataTable } from '@portal/ui/DataTable'
import { Link } from '@portal/ui/Link'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

const source = { language: 'en', direction: 'ltr', find: lookupIn('en', {}) } as const

afterEach(cleanup)

test.each(['open', 'closed'])('links to %s pages are rendered as links only if they are open', async place => {
  const href = `/${place}`
  render(
    <UiProvider leads={to => to !== '/closed'} source={source}>
      <p>
        <Link href={href}>Words</Link>
      </p>
      <Link href={href} variant="button">
        Way on
      </Link>
      <Card href={href} title="Card" />
      <DataTable
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        label="Rows"
        rowHref={() => href}
        rowKey={({ name }) => name}
        rows={[{ name: 'Row' }]}
      />
    </UiProvider>,
  )
  await expect.element(page.getByRole('rowheader', { name: 'Row' })).toBeVisible()
  const links = page.getByRole('link').elements()
  expect(links.map(link => link.textContent)).toEqual(place === 'open' ? ['Words', 'Way on', 'Card', 'Row'] : [])
  for (const words of ['Words', 'Card', 'Row'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  // A button without an action is hidden. Link text in a sentence stays as plain text.
  expect(page.getByText('Way on').query() === null).toBe(place === 'closed')
})
