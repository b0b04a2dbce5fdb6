export { Heading, headingLevels, headingSizes } from './Heading.tsx'
