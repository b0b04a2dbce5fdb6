export { Skeleton, skeletonShapes } from './Skeleton.tsx'
