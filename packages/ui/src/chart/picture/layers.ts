/** Above everything that Recharts draws: labels first, and the tooltip above them. */
export const LABELS = 2100
export const TOOLTIP = 2200
