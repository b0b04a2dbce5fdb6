import type { Portal } from './portal.ts'

/** Sets the portal's clock (not the database's) to a moment. */
export const setClock = ({ pass, services }: Portal, moment: string): void =>
  pass((Date.parse(moment) - services.now().getTime()) / 1000)
