export { ratings, StarRating, type StarRatingProps } from './StarRating.tsx'
export { StarScore, type StarScoreProps } from './StarScore.tsx'
