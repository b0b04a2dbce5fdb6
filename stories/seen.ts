import { expect, waitFor } from 'storybook/test'

/**
 * Waits until it is there and can be seen. What opens over a page is put into it first and to its place after: found
 * and looked at once, it would be missed on a busy machine.
 */
export const seen = (find: () => HTMLElement): Promise<void> => waitFor(() => expect(find()).toBeVisible())
