// Storybook's own margin is missing in tests. Without it the pointer, which waits in the corner, is over the story. It is
// there before the story is, so that what opens beside a button does not have to move.
const margin = new CSSStyleSheet()
margin.replaceSync('body { padding: 1rem !important }')
document.adoptedStyleSheets.push(margin)
