import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Status } from '@portal/ui/Status'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rowsOf, show, tidy } from './rows.tsx'

tidy()

test.each(['ltr', 'rtl'])(
  'on a phone the buttons of a row are as wide as their labels, beside its name (%s)',
  async dir => {
    await page.viewport(360, 740)
    document.documentElement.dir = dir
    show(rowsOf(1), {
      columns: [
        {
          ...{ id: 'id', header: 'Month', primary: true },
          cell: () => (
            <>
              Jul-2026 <Status tone="neutral">Closed</Status>
            </>
          ),
        },
      ],
      rowHref: undefined,
      rowMenu: () => (
        <Inline gap="small" spread="end" wrap={false}>
          <Button size="small">Explain</Button>
          <Button size="small">Reopen</Button>
        </Inline>
      ),
    })
    const [name, ...buttons] = [
      page.getByText('Closed'),
      ...['Explain', 'Reopen'].map(one => page.getByRole('button', { name: one })),
    ]
    await expect.element(name).toBeVisible()
    const boxes = [name, ...buttons].map(one => one.element().getBoundingClientRect())
    for (const button of buttons) expect(button.element().scrollWidth).toBeLessThanOrEqual(button.element().clientWidth)
    const inOrder = dir === 'rtl' ? boxes.toReversed() : boxes
    for (const [at, box] of inOrder.slice(1).entries()) expect(box.left).toBeGreaterThanOrEqual(inOrder[at]?.right ?? 0)
  },
)
