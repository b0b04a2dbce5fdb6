// Tests lack Storybook's margin. Without it, the pointer in the corner would hover over the story. The margin is set
// before the story renders, so that popovers don't have to move.
const margin = new CSSStyleSheet()
margin.replaceSync('body { padding: 1rem !important }')
document.adoptedStyleSheets.push(margin)
