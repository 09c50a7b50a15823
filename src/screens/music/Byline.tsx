import type { Card } from '../../contract/content.ts'
import { isSong } from '../../contract/kinds.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { TracksSummary } from '../../features/tracks/TracksSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import { Text } from '../../ui/Text.tsx'

export const Byline = ({ card, by }: { card: Card; by: Card['by'] }) => (
  <>
    {by && (
      <Link to={linkTo.artist(by)}>
        <Text lang={by.lang}>{by.name}</Text>
      </Link>
    )}
    <TracksSummary year={card.year} count={card.count} seconds={card.duration} isSingle={isSong(card)} />
  </>
)
