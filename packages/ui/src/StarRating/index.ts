export { ratings, StarRating } from './StarRating.tsx'
export { StarScore } from './StarScore.tsx'
