import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../../packages')

const read = (file: string) => {
  const [owner = '', ...rest] = file.split('/')
  return readFileSync(join(packages, owner, 'src', ...rest), 'utf8')
}

/** A function call or rendered component: the file, the name, and the file that declares it. */
type Step = readonly [file: string, name: string, declaredIn: string]

interface Walk {
  /** The most files, those of ui included. Rules of the contract aren't counted. */
  readonly most: number
  readonly steps: readonly Step[]
}

const COMPLAINT = 'widgets/complaint'
const BUDGET = 'widgets/budget-table'
const SIGNATURE = 'widgets/signature-panel'
const LAYOUTS = 'host-app/app/layouts'
const ACT = 'host-app/blocks/api/use-read.ts'

/**
 * Calls from the click or key to the port, and from its response back to the screen. Update a step when its call moves
 * to another file. Undo, device storage, pictures, and the cursor aren't part of the walks.
 */
const walks: Readonly<Record<string, Walk>> = {
  'files a complaint': {
    most: 12,
    steps: [
      [`${LAYOUTS}/StaffLayout.tsx`, 'useComplaintModal', `${LAYOUTS}/use-complaint-modal.tsx`],
      [`${LAYOUTS}/use-complaint-modal.tsx`, 'ComplaintDialog', `${LAYOUTS}/ComplaintDialog.tsx`],
      [`${LAYOUTS}/ComplaintDialog.tsx`, 'ComplaintModal', `${COMPLAINT}/ComplaintModal.tsx`],
      [`${COMPLAINT}/ComplaintModal.tsx`, 'ComplaintForm', `${COMPLAINT}/ComplaintForm.tsx`],
      [`${COMPLAINT}/ComplaintForm.tsx`, 'Form', 'ui/Form/Form.tsx'],
      [`${COMPLAINT}/ComplaintForm.tsx`, 'useComplaint', `${COMPLAINT}/complaint-store.ts`],
      [`${COMPLAINT}/complaint-store.ts`, 'keyPerContent', 'widgets/sending.ts'],
      [`${COMPLAINT}/complaint-store.ts`, 'file', 'widgets/ports/complaint/index.ts'],
      [`${LAYOUTS}/use-complaint-modal.tsx`, 'useAct', ACT],
      ['widgets/ports/complaint/index.ts', 'api', ACT],
      [`${COMPLAINT}/complaint-store.ts`, 'failureOf', 'widgets/sending.ts'],
      [`${COMPLAINT}/ComplaintForm.tsx`, 'FailureText', `${COMPLAINT}/FailureText.tsx`],
      [`${COMPLAINT}/ComplaintForm.tsx`, 'Received', `${COMPLAINT}/receipt/Received.tsx`],
    ],
  },
  'signs a request': {
    most: 13,
    steps: [
      ['host-app/requests/requests/record/SignatureTab.tsx', 'signaturePort', 'widgets/ports/signature/index.ts'],
      ['host-app/requests/requests/record/SignatureTab.tsx', 'useAct', ACT],
      ['host-app/requests/requests/record/SignatureTab.tsx', 'SignaturePanel', `${SIGNATURE}/SignaturePanel.tsx`],
      [`${SIGNATURE}/SignaturePanel.tsx`, 'usePanel', `${SIGNATURE}/use-panel.ts`],
      [`${SIGNATURE}/SignaturePanel.tsx`, 'SignOrReject', `${SIGNATURE}/view/SignOrReject.tsx`],
      [`${SIGNATURE}/view/SignOrReject.tsx`, 'SignForm', `${SIGNATURE}/view/SignForm.tsx`],
      [`${SIGNATURE}/view/SignForm.tsx`, 'Form', 'ui/Form/Form.tsx'],
      [`${SIGNATURE}/view/SignForm.tsx`, 'appearanceOf', `${SIGNATURE}/view/appearance/AppearanceFields.tsx`],
      [`${SIGNATURE}/view/SignForm.tsx`, 'decide', `${SIGNATURE}/use-panel.ts`],
      [`${SIGNATURE}/use-panel.ts`, 'keyPerContent', 'widgets/sending.ts'],
      [`${SIGNATURE}/use-panel.ts`, 'decide', 'widgets/ports/signature/index.ts'],
      ['widgets/ports/signature/index.ts', 'api', ACT],
      [`${SIGNATURE}/use-panel.ts`, 'failureOf', 'widgets/sending.ts'],
      [`${SIGNATURE}/view/SignForm.tsx`, 'useRefusal', `${SIGNATURE}/view/use-refusal.ts`],
      [`${SIGNATURE}/SignaturePanel.tsx`, 'Roles', `${SIGNATURE}/view/Roles.tsx`],
    ],
  },
  'edits a budget cell': {
    most: 16,
    steps: [
      [`${BUDGET}/editing/CellEditor.tsx`, 'editorKeyMove', 'ui/cells/grid-keys.ts'],
      [`${BUDGET}/editing/CellEditor.tsx`, 'parseCell', `${BUDGET}/model/parse-cell.ts`],
      [`${BUDGET}/model/parse-cell.ts`, 'parseNumber', 'ui/number/parse.ts'],
      [`${BUDGET}/editing/CellEditor.tsx`, 'write', `${BUDGET}/store/budget-store.ts`],
      [`${BUDGET}/store/budget-store.ts`, 'changeSetOf', `${BUDGET}/model/change-set.ts`],
      [`${BUDGET}/model/change-set.ts`, 'changeOf', `${BUDGET}/model/columns.ts`],
      [`${BUDGET}/store/budget-store.ts`, 'createState', `${BUDGET}/store/state.ts`],
      [`${BUDGET}/store/state.ts`, 'createQueue', 'widgets/outbox/queue.ts'],
      [`${BUDGET}/store/budget-store.ts`, 'put', 'widgets/outbox/queue.ts'],
      [`${BUDGET}/store/budget-store.ts`, 'showRequest', `${BUDGET}/store/state.ts`],
      [`${BUDGET}/store/state.ts`, 'setShown', `${BUDGET}/store/lines.ts`],
      [`${BUDGET}/store/lines.ts`, 'notify', `${BUDGET}/store/events.ts`],
      [`${BUDGET}/store/budget-store.ts`, 'send', `${BUDGET}/sync/sync.ts`],
      [`${BUDGET}/sync/sync.ts`, 'flush', 'widgets/outbox/sender.ts'],
      ['widgets/outbox/sender.ts', 'send', `${BUDGET}/sync/send.ts`],
      [`${BUDGET}/sync/send.ts`, 'editItem', 'widgets/ports/budget/index.ts'],
      ['widgets/outbox/sender.ts', 'accept', `${BUDGET}/sync/send.ts`],
      [`${BUDGET}/sync/send.ts`, 'setStored', `${BUDGET}/store/lines.ts`],
      [`${BUDGET}/sync/send.ts`, 'saved', `${BUDGET}/store/state.ts`],
      [`${BUDGET}/store/state.ts`, 'notify', `${BUDGET}/store/events.ts`],
      [`${BUDGET}/store/events.ts`, 'listener', `${BUDGET}/grid/Row.tsx`],
      [`${BUDGET}/grid/Row.tsx`, 'formatCell', `${BUDGET}/model/columns.ts`],
    ],
  },
}

/** Functions that are passed on instead of declared. */
const handedOver: Readonly<Record<string, RegExp>> = {
  [`${BUDGET}/sync/sync.ts send`]: /sendBy\(\(\) => void flush\(\)\)/,
  [`${BUDGET}/grid/Row.tsx listener`]: /useRowEvent\(store\.events, id\)/,
  [`${ACT} api`]: /useAct = /,
}

const calls = (file: string, name: string) =>
  new RegExp(`<${name}\\b|\\b${name}(?:\\?\\.)?(?:\\(| \\})`).test(read(file))
const declares = (file: string, name: string) =>
  (handedOver[`${file} ${name}`] ?? new RegExp(`\\b(?:const ${name} = |${name}: |${name} = )`)).test(read(file))

const filesOf = ({ steps }: Walk) => [...new Set(steps.flatMap(([file, , declaredIn]) => [file, declaredIn]))]

describe.each(Object.entries(walks))('a reader who %s', (_, walk) => {
  test.each(walk.steps)('finds in %s a call of %s, which %s declares', (file, name, declaredIn) => {
    expect(existsSync(join(packages, declaredIn.replace('/', '/src/')))).toBe(true)
    expect(calls(file, name)).toBe(true)
    expect(declares(declaredIn, name)).toBe(true)
  })

  test('reaches each file from an earlier one', () => {
    const reached = new Set([walk.steps[0]?.[0]])
    for (const [file, , declaredIn] of walk.steps) {
      expect(reached).toContain(file)
      reached.add(declaredIn)
    }
  })

  test(`opens at most ${walk.most} files`, () => {
    expect(filesOf(walk).length).toBeLessThanOrEqual(walk.most)
  })
})
