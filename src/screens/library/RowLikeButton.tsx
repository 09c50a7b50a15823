import { useRef } from 'react'
import type { Card } from '../../contract/content.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { PendingLikeMark } from '../../features/likes/PendingWrites.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'

/** Its row disappears when it is unliked. */
export const RowLikeButton = ({ card }: { card: Card }) => {
  const button = useRef<HTMLSpanElement>(null)
  useFocusHandover(button)
  return (
    <>
      <PendingLikeMark item={card} />
      <span ref={button}>
        <LikeButton item={card} isFavourite />
      </span>
    </>
  )
}
