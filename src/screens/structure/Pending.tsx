/** A composed page on its way; a chunk of its own, because a rendered document never shows it. */
import { useTranslation } from '../../state/words/translation.tsx'
import { ScreenHeadSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { LoadingPage } from '../../ui/skeleton/Loading.tsx'
import { ShelfSkeleton } from '../../ui/skeleton/ShelfSkeleton.tsx'
import { useAddressedStructure } from '../../state/navigation/use-addressed-structure.ts'

const shelves = {
  'music-list': ['story', 'square', 'rows'],
  'video-list': ['wide', 'wide', 'wide'],
  'games-list': ['tall', 'tall', 'tall'],
  'audiobook-list': ['tall', 'arch', 'tall'],
} as const
const others = ['square', 'wide', 'arch'] as const

export const Pending = () => {
  const { t } = useTranslation()
  const { name } = useAddressedStructure()
  const shapes = Object.entries(shelves).find(([of]) => of === name)?.[1] ?? others
  return (
    <LoadingPage title={t('shell.loading')}>
      <ScreenHeadSkeleton />
      {shapes.map((shape, at) =>
        shape === 'rows' ? <RowsSkeleton key={at} headed /> : <ShelfSkeleton key={at} shape={shape} />,
      )}
    </LoadingPage>
  )
}
