// The annotations let bundlers drop unused icons. They would keep template literals.
const circle = /* @__NO_SIDE_EFFECTS__ */ (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const box = /* @__NO_SIDE_EFFECTS__ */ (x: number, y: number, w: number, h: number) =>
  `M${x + 1} ${y}h${w - 2}a1 1 0 0 1 1 1v${h - 2}a1 1 0 0 1-1 1h${2 - w}a1 1 0 0 1-1-1v${2 - h}a1 1 0 0 1 1-1z`
const draw = /* @__NO_SIDE_EFFECTS__ */ (...parts: string[]) => parts.join('')

// Paths draw 1.5 px lines on a 20 px grid, to match IBM Plex's strokes.
export const activity = 'M2.5 10h3.5l2-6 4 12 2-6h3.5'
export const alert = draw(circle(10, 10, 7.25), 'M10 6.25v4.5M10 13.6v.01')
export const arrow = 'M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5'
export const bell =
  'M10 3a4.75 4.75 0 0 0-4.75 4.75c0 4-1.75 5.25-1.75 6h13c0-.75-1.75-2-1.75-6A4.75 4.75 0 0 0 10 3zM8.25 16.5a1.75 1.75 0 0 0 3.5 0'
export const bold = 'M6 4h4.5a3 3 0 0 1 0 6H6zM6 10h5.5a3 3 0 0 1 0 6H6z'
export const briefcase = draw(box(3, 7, 14, 9), 'M7.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M3 11.25h14')
export const bullets = draw(circle(3.75, 5, 0.6), circle(3.75, 10, 0.6), circle(3.75, 15, 0.6), 'M8 5h9M8 10h9M8 15h9')
export const calendar = draw(box(3, 4.5, 14, 12.5), 'M3 8.5h14M7 2.75v3.5M13 2.75v3.5')
export const cart = draw('M2.5 3.5h2l2 9h8.5l2-6.5H5.1', circle(7.5, 15.75, 0.75), circle(14, 15.75, 0.75))
export const check = 'M4 10.5l4 4 8-9'
export const chevron = 'M7.5 4.5L13 10l-5.5 5.5'
export const close = 'M5 5l10 10M15 5L5 15'
export const columns = draw(box(3, 4, 14, 12), 'M7.75 4v12M12.25 4v12')
export const copy = draw(box(7, 7, 10, 10), 'M4 13a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1')
export const course =
  'M10 5.5C8.5 4.3 6.3 4 3 4v11.5c3.3 0 5.5.3 7 1.5 1.5-1.2 3.7-1.5 7-1.5V4c-3.3 0-5.5.3-7 1.5zM10 5.5V17'
export const delegation = 'M3 6.5h13M12.5 3L16 6.5 12.5 10M17 13.5H4M7.5 10L4 13.5 7.5 17'
export const donor = 'M10 16.5S3 12.6 3 7.8A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.8c0 4.8-7 8.7-7 8.7z'
export const download = 'M10 3v10M5.5 9l4.5 4.5L14.5 9M3 17h14'
export const edit = 'M13 3.5l3.5 3.5L7.5 16 3.5 16.5 4 12.5z'
export const exclamation = 'M10 4v7.5M10 15.5v.01'
export const expand = 'M4.5 7.5L10 13l5.5-5.5'
export const external = 'M11.5 3H17v5.5M17 3l-8 8M14.5 12v4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1h4'
export const eye = draw('M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10z', circle(10, 10, 2.4))
export const eyeOff = draw(eye, 'M3.5 16.5l13-13')
export const file = 'M5 3h6.5L16 7.5V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11.5 3v4.5H16'
export const filter = 'M3 5h14M5.5 10h9M8 15h4'
export const form =
  'M6.5 4H5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1h-1.5M7 2.75h6v3H7zM7 10h6M7 13.5h4'
export const globe = draw(
  circle(10, 10, 7.25),
  'M2.75 10h14.5M10 2.75c2.2 2 3.2 4.4 3.2 7.25s-1 5.25-3.2 7.25c-2.2-2-3.2-4.4-3.2-7.25s1-5.25 3.2-7.25z',
)
export const heading = 'M3.5 4.5v11M10.5 4.5v11M3.5 10h7M14 9.75l2-1.25v7'
export const home = 'M3 9l7-6 7 6v7a1 1 0 0 1-1 1h-3.5v-5h-5v5H4a1 1 0 0 1-1-1z'
export const info = draw(circle(10, 10, 7.25), 'M10 9.25v4.5M10 6.25v.01')
export const instructor = draw(circle(8, 7, 3), 'M2 16.5c.5-3.2 2.9-4.8 6-4.8 1 0 1.9.2 2.7.5M12 14.5l2 2 4-4.5')
export const italic = 'M8.5 4h6M5.5 16h6M12 4L8 16'
export const keyboard = draw(
  box(2.5, 5, 15, 10.5),
  'M5.75 8.25v.01M8.6 8.25v.01M11.4 8.25v.01M14.25 8.25v.01M5.75 12.25h8.5',
)
export const link =
  'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.9-2.9a3.25 3.25 0 0 0-4.6-4.6l-1.2 1.2M11.5 8.5a3.2 3.2 0 0 0-4.6 0L4 11.4A3.25 3.25 0 0 0 8.6 16l1.2-1.2'
export const lock = draw(box(4, 9, 12, 8), 'M6.75 9V6.25a3.25 3.25 0 0 1 6.5 0V9')
export const logout = 'M8 3H4a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h4M13 6l4 4-4 4M17 10H8'
export const mail = draw(box(2.5, 4.5, 15, 11), 'M3 5.5l7 5.5 7-5.5')
export const menu = 'M3 5.5h14M3 10h14M3 14.5h14'
export const message = 'M4 4h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H9l-4 3v-3H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z'
export const minus = 'M4 10h12'
export const moon = 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z'
export const more = draw(circle(4.5, 10, 0.6), circle(10, 10, 0.6), circle(15.5, 10, 0.6))
export const numbers = 'M8.5 5H17M8.5 10H17M8.5 15H17M3 3.9l1.25-.65V7M3 12.4a1.1 1.1 0 1 1 1.9.8L3 15.7h2.25'
export const numbersRtl = 'M11.5 5H3M11.5 10H3M11.5 15H3M15 3.9l1.25-.65V7M15 12.4a1.1 1.1 0 1 1 1.9.8L15 15.7h2.25'
export const pause = 'M7 4.5v11M13 4.5v11'
export const play = 'M6 4.25v11.5L15.5 10z'
export const plus = 'M10 4v12M4 10h12'
export const print = draw(
  'M5.5 7V3h9v4M5.5 14H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-1.5',
  box(5.5, 11.5, 9, 5.5),
)
export const project = draw(box(3, 3.5, 14, 13), 'M7 7v6.5M10 7v3M13 7v5')
export const quote = 'M4 4.5v11M8 6h8.5M8 10h8.5M8 14h5.5'
export const redo = 'M12.5 4l4 4-4 4M16.5 8H8a4.5 4.5 0 0 0 0 9h4.5'
export const refresh = 'M16.5 10a6.5 6.5 0 1 1-2-4.7L17 7.5M17 3.5v4h-4'
export const search = draw(circle(8.75, 8.75, 5.75), 'M13 13l4.25 4.25')
export const settings = draw('M3 6h7.5M14.5 6H17M3 14h2.5M9.5 14H17', circle(12.5, 6, 2), circle(7.5, 14, 2))
export const signature = 'M13 2.75l2.75 2.75L8.5 12.75 5 13.5l.75-3.5zM3 17h14'
export const strike =
  'M14 6.2C13.4 4.8 12 4 10 4 7.6 4 6 5.2 6 7c0 .8.3 1.4.9 1.9M3 10.5h14M13.4 12.2c.4.4.6.9.6 1.5 0 1.5-1.6 2.6-4 2.6-2.2 0-3.9-.9-4.4-2.6'
export const subheading = 'M3.5 4.5v11M10.5 4.5v11M3.5 10h7M13.5 10a1.9 1.9 0 1 1 3.3 1.3l-3.3 4.2h3.5'
export const success = draw(circle(10, 10, 7.25), 'M6.5 10.25l2.5 2.5 4.5-5.25')
export const sun = draw(
  circle(10, 10, 3.25),
  'M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4',
)
export const trainee = draw(circle(10, 8.6, 2.9), 'M4 17c.5-3 2.9-4.5 6-4.5s5.5 1.5 6 4.5M10 2L4 4.3l6 2.3 6-2.3z')
export const trainer = 'M2.5 3.5h15M4 3.5V12h12V3.5M10 12v2.5M6.5 17.25L10 14.5l3.5 2.75'
export const training = 'M10 4L1.8 8l8.2 4 8.2-4zM5 9.6V14c1.3 1.2 3 1.8 5 1.8s3.7-.6 5-1.8V9.6M18.2 8v4.5'
export const trash =
  'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.75 11a.75.75 0 0 0 .75.5h7a.75.75 0 0 0 .75-.5l.75-11M8.5 9v4.5M11.5 9v4.5'
export const underline = 'M6 3.5V9a4 4 0 0 0 8 0V3.5M5 16.5h10'
export const undo = 'M7.5 4l-4 4 4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H7.5'
export const upload = 'M10 13V3M5.5 7.5L10 3l4.5 4.5M3 17h14'
export const user = draw(circle(10, 7, 3.25), 'M3.5 17c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5')
export const users = draw(
  circle(7.5, 7, 2.75),
  'M2 16.5c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5M13 4.4a2.75 2.75 0 0 1 0 5.2M14.5 12.3c2 .5 3.2 1.9 3.5 4.2',
)
export const warning = 'M10 3L18 16.75H2zM10 8.5v3.5M10 14.4v.01'
