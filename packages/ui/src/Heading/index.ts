export { Heading, type HeadingProps, headingLevels, headingSizes } from './Heading.tsx'
