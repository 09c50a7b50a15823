import { useRef } from 'react'
import type { Card } from '../../contract/content.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { PendingLikeMark } from '../../features/likes/PendingLikeMark.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'

/** Its row disappears when it is unliked. */
export const RowLikeButton = ({ card }: { card: Card }) => {
  const place = useRef<HTMLSpanElement>(null)
  useFocusHandover(place)
  return (
    <>
      <PendingLikeMark of={card} />
      <span ref={place}>
        <LikeButton of={card} isFavourite />
      </span>
    </>
  )
}
