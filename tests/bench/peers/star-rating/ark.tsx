import { LocaleProvider } from '@ark-ui/react/locale'
import { RatingGroup } from '@ark-ui/react/rating-group'
import { stageOf } from './stage.tsx'

stageOf(
  (_, rated) => (
    <RatingGroup.Root count={5} onValueChange={({ value }) => rated(value)}>
      <RatingGroup.Label>Rating</RatingGroup.Label>
      <RatingGroup.Control>
        <RatingGroup.Context>
          {({ items }) =>
            items.map(item => (
              <RatingGroup.Item index={item} key={item}>
                <RatingGroup.ItemContext>
                  {({ highlighted }) => (
                    <svg
                      fill={highlighted ? 'currentColor' : 'none'}
                      height="24"
                      stroke="currentColor"
                      viewBox="0 0 20 20"
                      width="24"
                    >
                      <title>Star</title>
                      <path d="M10 2l2.4 5.4 5.9.6-4.4 3.9 1.3 5.8-5.2-3-5.2 3 1.3-5.8L1.7 8l5.9-.6z" />
                    </svg>
                  )}
                </RatingGroup.ItemContext>
              </RatingGroup.Item>
            ))
          }
        </RatingGroup.Context>
        <RatingGroup.HiddenInput />
      </RatingGroup.Control>
    </RatingGroup.Root>
  ),
  all => <LocaleProvider locale={document.dir === 'rtl' ? 'ar-AE' : 'en-GB'}>{all}</LocaleProvider>,
)
