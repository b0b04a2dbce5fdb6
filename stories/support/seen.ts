import { expect, waitFor } from 'storybook/test'

/**
 * Waits until an element is there and visible. An overlay is added to the page first and positioned later, so a single
 * check fails on a busy machine.
 */
export const seen = (find: () => HTMLElement): Promise<void> => waitFor(() => expect(find()).toBeVisible())
