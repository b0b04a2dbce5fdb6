import { StarRating } from '@portal/ui/StarRating'
import { stageOf } from './stage.tsx'

stageOf((at, rated) => <StarRating label="Rating" name={`rating-${at}`} onChange={rated} />)
